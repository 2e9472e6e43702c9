import { numero, pesos } from '../texts/formats'

/** A figure in a table's footer, or a text. */
export interface Total {
  label: string
  value: number | string | null | undefined
  /** 'pesos' when absent. */
  type?: 'numero' | 'pesos'
}

const FORMATS = { numero, pesos }

/** As it is shown: '$ 1.234.567'. */
export const totalText = ({ value, type = 'pesos' }: Total): string => FORMATS[type](value)
