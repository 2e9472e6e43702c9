/** The sheet's cells: which part of a settlement's values each one is. */
import type { NumeroEditable } from '../../../contract/numeros'
import { readInteger } from '../../../ui/fields/figures'
import { withGasto } from '../recentGastos'
import type { GastoValues, LiquidacionValues } from '../values'

const COUNTS = ['viajes', 'regIni', 'regFin', 'sensor', 'civica', 'tiquetes'] as const

/** The fields of a settlement that are cells as they are. */
const PLAIN = ['conductorDocumento', ...COUNTS, 'comentario', 'liquidada'] as const
type PlainField = (typeof PLAIN)[number]

/** Expenses with a column of their own. */
export const GASTO_NAMES = { aseo: 'Aseo', combustible: 'Combustible' } as const
export type GastoField = keyof typeof GASTO_NAMES
export const GASTO_FIELDS = Object.keys(GASTO_NAMES) as GastoField[]

export type SheetField = PlainField | GastoField | 'otros' | 'abono' | 'deuda'
export type Changes = Partial<LiquidacionValues>

/** The cells of figures, typed in place. */
export const FIGURES: readonly string[] = [...COUNTS, ...GASTO_FIELDS, 'abono']

/** The cells that Tab and Enter stop at, unless they are loaded. The others are reached with the arrows. */
export const TYPED: readonly SheetField[] = ['conductorDocumento', ...COUNTS, ...GASTO_FIELDS]

const isPlain = (field: SheetField): field is PlainField => PLAIN.includes(field as PlainField)
/** Whether a cell is changed in place: the others are computed, or have a dialog. */
export const takesText = (field: string) =>
  field === 'abono' || isPlain(field as SheetField) || isGasto(field as SheetField)
export const isGasto = (field: SheetField): field is GastoField => field in GASTO_NAMES

/** Whether an expense is its column's: the first of that name. A second one is among the others, so that none is out of sight. */
const ownColumn = ({ nombre }: GastoValues, index: number, gastos: readonly GastoValues[]) =>
  Object.values<string>(GASTO_NAMES).includes(nombre) &&
  gastos.findIndex((one) => one.nombre === nombre) === index

/** The expenses without a column of their own. */
export const otherGastos = (gastos: readonly GastoValues[]) =>
  gastos.filter((gasto, index) => !ownColumn(gasto, index, gastos))

/** What an expense of this column is worth; '' where there is none. */
const gastoOf = (gastos: readonly GastoValues[], field: GastoField): NumeroEditable =>
  gastos.find(({ nombre }) => nombre === GASTO_NAMES[field])?.valor ?? ''

/** What a cell holds. */
export function cellValue(values: LiquidacionValues, field: SheetField): unknown {
  if (isPlain(field)) return values[field]
  if (isGasto(field)) return gastoOf(values.gastos, field)
  if (field === 'otros') return otherGastos(values.gastos).length
  if (field === 'abono') return values.abono ? values.abonoDto.valor : ''
  return values.deuda ? values.deudaDto.valor : ''
}

/** The change of the values that a cell's new value makes. */
export function changeOf(values: LiquidacionValues, field: SheetField, value: unknown): Changes {
  if (isGasto(field)) return { gastos: withGasto(values.gastos, GASTO_NAMES[field], value as NumeroEditable) }
  if (field === 'otros') return { gastos: [...values.gastos.filter(ownColumn), ...(value as GastoValues[])] }
  if (field === 'abono') return { abono: value !== '', abonoDto: { valor: value as NumeroEditable } }
  if (field === 'deuda') return value as Changes
  return { [field]: value }
}

/** The change that gives a cell back what was loaded; other cells keep what is typed. */
export function changeBack(values: LiquidacionValues, base: LiquidacionValues, field: SheetField): Changes {
  if (isGasto(field)) return changeOf(values, field, gastoOf(base.gastos, field))
  if (field === 'otros') return changeOf(values, field, otherGastos(base.gastos))
  if (field === 'abono') return { abono: base.abono, abonoDto: base.abonoDto }
  if (field === 'deuda') return { deuda: base.deuda, deudaDto: base.deudaDto }
  return { [field]: base[field] }
}

/** The cell that a field of the schema belongs to; the index of an expense is that of the rows as sent. */
export function cellOfPath(path: string, gastos: readonly GastoValues[]): SheetField | null {
  const [head = '', index] = path.split('.')
  if (head === 'abonoDto') return 'abono'
  if (head === 'deudaDto') return 'deuda'
  if (head === 'gastos') {
    const gasto = gastos[Number(index)]
    if (!gasto || !ownColumn(gasto, Number(index), gastos)) return 'otros'
    return GASTO_FIELDS.find((field) => GASTO_NAMES[field] === gasto.nombre) ?? 'otros'
  }
  return isPlain(head as SheetField) ? (head as SheetField) : null
}

const YES = /^(s[ií]|x|1|true|verdadero)$/i

/** A pasted or typed text as a cell's value. */
export function readText(field: SheetField, text: string): unknown {
  if (field === 'comentario') return text
  return field === 'liquidada' ? YES.test(text) : readInteger(text)
}
