import type { NumeroEditable } from '../../contract/numeros'

/** A severance row of the form. The year is text (section 3). */
export interface CesantiaValues {
  year: string
  valor: NumeroEditable
}

export const EMPTY_CESANTIA: CesantiaValues = { year: '', valor: '' }

export const hasData = ({ year, valor: value }: CesantiaValues): boolean => year !== '' || value !== ''
