/** The kinds of fields in the history, in the formats of the screens. */
import { valueText, type CellValue, type ColumnType } from '../../ui/columns/columns'
import { fechaCorta, pesos } from '../../ui/texts/formats'

interface HistoryField {
  label: string
  /** The stored value as it is read; '' for none. */
  text: (value: unknown) => string
  /** Follows from other fields: shown when it changes, but not of a created or deleted record. */
  derived?: boolean
}

export type Fields = Readonly<Record<string, HistoryField>>

/** A text that is written otherwise than it is stored. */
export const written = (label: string, write: (text: string) => string): HistoryField => ({
  label,
  text: (value) => (typeof value === 'string' && value ? write(value) : ''),
})
/** Of a kind of column. Flags are stored as 0 and 1. */
const ofType =
  (type: ColumnType) =>
  (label: string): HistoryField => ({
    label,
    text: (value) => (value == null ? '' : valueText({ type }, value as CellValue)),
  })

export const text = ofType('texto')
export const date = ofType('fecha')
export const count = ofType('numero')
export const money = ofType('pesos')
export const percentage = ofType('porcentaje')
export const flag = ofType('booleano')
export const derived = (field: HistoryField): HistoryField => ({ ...field, derived: true })

const ofList =
  <Item>(write: (item: Item) => string) =>
  (value: unknown) =>
    Array.isArray(value) ? (value as Item[]).map(write).join(', ') : ''

export const gastosText = ofList<{ nombre: string; valor: number }>(
  ({ nombre, valor }) => `${nombre} ${pesos(valor)}`,
)
export const contadasText = ofList<{ fecha: string; busNumero: string }>(
  ({ fecha, busNumero }) => `${fechaCorta(fecha)} · ${busNumero}`,
)
