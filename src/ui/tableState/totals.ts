import { numero, pesos } from '../texts/formats'

/** A figure in a table's footer, or a text. */
export interface Total {
  label: string
  value: number | string | null | undefined
  /** 'pesos' when absent. */
  kind?: 'number' | 'pesos'
  /** Its place in a footer that is a grid: the title above it, empty below the first row, and, where it begins a row, the row's. */
  place?: { column: string; row?: string }
}

const FORMATS = { number: numero, pesos }

/** As it is shown: '$ 1.234.567'. */
export const totalText = ({ value, kind = 'pesos' }: Total) => FORMATS[kind](value)
