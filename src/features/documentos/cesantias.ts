import type { NumeroEditable } from '../../contract/numeros'

/** A severance row of the form. The year is text (section 3). */
export interface ValoresCesantia {
  year: string
  valor: NumeroEditable
}

export const EMPTY_CESANTIA: ValoresCesantia = { year: '', valor: '' }

export const hasData = ({ year, valor: value }: ValoresCesantia): boolean => year !== '' || value !== ''
