import { numero, pesos } from '../texts/formats'

/** A figure in a table's footer, or a text. */
export interface Total {
  label: string
  value: number | string | null | undefined
  /** 'pesos' when absent. */
  kind?: 'number' | 'pesos'
  /** Titles of its row and its column, where the footer is a grid. */
  place?: readonly [row: string, column: string]
}

const FORMATS = { number: numero, pesos }

/** As it is shown: '$ 1.234.567'. */
export const totalText = ({ value, kind = 'pesos' }: Total) => FORMATS[kind](value)
