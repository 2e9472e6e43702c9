import type { NumeroEditable } from '../../contract/numeros'

/** A row of old severance while it is edited: the year is text (section 3). */
export interface ValoresCesantia {
  year: string
  valor: NumeroEditable
}

export const CESANTIA_VACIA: ValoresCesantia = { year: '', valor: '' }

/** Whether anything was typed in it. */
export const tieneDatos = ({ year, valor }: ValoresCesantia): boolean => year !== '' || valor !== ''
