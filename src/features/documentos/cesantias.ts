import type { NumeroEditable } from '../../contract/numeros'

/** A row of old severance while it is edited: the year is text (section 3). */
export interface ValoresCesantia {
  year: string
  valor: NumeroEditable
}

export const EMPTY_CESANTIA: ValoresCesantia = { year: '', valor: '' }

/** Whether anything was typed in it. */
export const hasData = ({ year, valor: value }: ValoresCesantia): boolean => year !== '' || value !== ''
