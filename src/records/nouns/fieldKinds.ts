/** The kinds of fields in the history, in the formats of the screens. */
import { fechaLarga } from '../../contract/fechas'
import { fechaCorta, numero, pesos, porcentaje, siNo } from '../../ui/texts/formats'

export interface HistoryField {
  label: string
  /** The stored value as it is read; '' for none. */
  text: (value: unknown) => string
  /** Follows from other fields: shown when it changes, but not of a created or deleted record. */
  derived?: boolean
}

export type Fields = Readonly<Record<string, HistoryField>>

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
export const ofText = (write: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' && value ? write(value) : ''
const ofFigure = (write: (figure: number) => string) => (value: unknown) =>
  typeof value === 'number' ? write(value) : ''
// Flags are stored as 0 and 1.
const ofFlag = (value: unknown) => (value == null ? '' : siNo(Boolean(value)))

export const text = (label: string): HistoryField => ({ label, text: asText })
export const date = (label: string): HistoryField => ({ label, text: ofText(fechaLarga) })
export const count = (label: string): HistoryField => ({ label, text: ofFigure(numero) })
export const money = (label: string): HistoryField => ({ label, text: ofFigure(pesos) })
export const percentage = (label: string): HistoryField => ({ label, text: ofFigure(porcentaje) })
export const flag = (label: string): HistoryField => ({ label, text: ofFlag })
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
