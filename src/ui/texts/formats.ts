/**
 * Formats for figures and short dates; for long dates see the contract's `fechaLarga`. Every function returns '' for a
 * missing value, and typed text that is no figure unchanged.
 */
import type { NumeroEditable } from '../../contract/numeros'

type Figure = NumeroEditable | null | undefined

const currency = (maximumFractionDigits: number, minimumFractionDigits = 0) =>
  new Intl.NumberFormat('es-CO', {
    style: 'currency',
    currency: 'COP',
    maximumFractionDigits,
    minimumFractionDigits,
  })
const PESOS = currency(0)
const MILLIONS = currency(2)
const CENTS = currency(2, 2)
const NUMBER = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 2 })
const TENTHS = new Intl.NumberFormat('es-CO', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
  // One that rounds to zero bears no sign.
  signDisplay: 'negative',
})
const DECIMAL = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 6 })

/** Figure as it is written, a negative one with the sign of subtraction, as wide as a plus. */
const write = (format: Intl.NumberFormat, figure: Figure) =>
  typeof figure === 'string'
    ? figure
    : Number.isFinite(figure)
      ? format.format(figure as number).replace('-', '−')
      : ''

/** Whole pesos, '$ 1.234.567'; a debt keeps its sign, '−$ 5.000'. */
export const pesos = (figure: Figure) => write(PESOS, figure)

/** Pesos, with their cents where there are some: '$ 2.650', '$ 2.650,50'. */
export const precio = (figure: Figure) => write(Number.isInteger(figure) ? PESOS : CENTS, figure)

/** Pesos on a chart's axis, where room is short: from a million on, in millions, '$ 1.500 M'. */
export const axisPesos = (figure: number) =>
  Math.abs(figure) < 1_000_000 ? pesos(figure) : `${write(MILLIONS, figure / 1_000_000)}\u00a0M`

/** A count or a decimal of at most two places, '1.234,5'. */
export const numero = (figure: Figure) => write(NUMBER, figure)

/** A figure to the tenth, which it always says: '2,0'. */
export const tenths = (figure: Figure) => write(TENTHS, figure)

/** '12,0 %', kept in one line. */
export const percentTenths = (figure: Figure) => `${tenths(figure)}\u00a0%`

/** A figure with all of its decimals, six at most: '1.234,56789'. */
export const decimal = (figure: Figure) => write(DECIMAL, figure)

/** The word for one and the word for several: 'liquidación', 'liquidaciones'. */
export type Words = readonly [one: string, several: string]

/** '1 liquidación', '1.200 liquidaciones' */
export const counted = (count: number, [one, several]: Words) =>
  `${numero(count)} ${count === 1 ? one : several}`

/** 'Lunes' for 'lunes'. */
export const capitalized = (text = '') => text.charAt(0).toUpperCase() + text.slice(1)

/** '1 fila', '1.234 filas' */
export const countedRows = (count: number) => counted(count, ['fila', 'filas'])

/** A percentage, '12,8 %'. */
export const porcentaje = (figure: Figure) => {
  const text = decimal(figure)
  return text && `${text} %`
}

/** 'Sí' or 'No'. */
export const siNo = (value: boolean | null | undefined): string => (value == null ? '' : value ? 'Sí' : 'No')

const withSlashes = (digitsOfYear: number) => (fecha: string | null | undefined) => {
  const [year, month, day] = fecha?.split('-') ?? []
  return year && month && day ? `${day}/${month}/${year.slice(-digitsOfYear)}` : ''
}

/** Spec section 9, `dd/mm/yy`: '05/03/26' for '2026-03-05'. */
export const fechaCorta = withSlashes(2)

/** `dd/mm/yyyy`, for birth dates: two digits cannot tell 1955 from 2055. */
export const fechaConSiglo = withSlashes(4)
