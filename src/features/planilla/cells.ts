/** The sheet's cells: which part of a settlement's values each one is, and how its text is read. */
import type { NumeroEditable } from '../../contract/numeros'
import { proposalOf, type GastoValues, type LiquidacionValues } from '../../records/settlement/values'
import { readInteger } from '../../ui/fields/figures'
import { counted } from '../../ui/texts/formats'

export type Changes = Partial<LiquidacionValues>

/** Expenses with a column of their own. */
const GASTOS: Readonly<Record<string, string>> = { aseo: 'Aseo', combustible: 'Combustible' }
const COUNTS = ['viajes', 'regIni', 'regFin', 'sensor', 'civica', 'tiquetes'] as const
type Count = (typeof COUNTS)[number]

/** Fields that the keys go through, from the left. */
export const FIELDS = [
  'bus',
  'conductorDocumento',
  'viajes',
  'regIni',
  'regFin',
  'pasajeros',
  'sensor',
  'civica',
  'tiquetes',
  'aseo',
  'combustible',
  'mas',
]

export const FIGURES: readonly string[] = [...COUNTS, ...Object.keys(GASTOS)]
/** The cells that are typed in. The others are computed, or stand in the whole form. */
export const TYPED: readonly string[] = ['conductorDocumento', ...FIGURES]

/** The first expense of a name that has a column. A second one stands in the form. */
const ownGasto = ({ gastos }: LiquidacionValues, field: string) =>
  gastos.find(({ nombre }) => nombre === GASTOS[field])

/** Names what a row holds beyond its cells: '1 gasto, deuda'. */
export function othersOf(values: LiquidacionValues) {
  const own = Object.keys(GASTOS).map((field) => ownGasto(values, field))
  const others = values.gastos.filter((gasto) => gasto.valor !== 0 && !own.includes(gasto)).length
  const parts = [
    others > 0 && counted(others, ['gasto', 'gastos']),
    values.abono && 'abono',
    values.deuda && 'deuda',
    values.comentario && 'comentario',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Proposal of a cell in grey: the bus's last figure. */
export function proposalFor(values: LiquidacionValues, field: string) {
  const gasto = ownGasto(values, field)
  return gasto && proposalOf(values, gasto)
}

export function valueIn(values: LiquidacionValues, field: string): NumeroEditable | null {
  if (!GASTOS[field]) return values[field as Count | 'conductorDocumento']
  const gasto = ownGasto(values, field)
  return gasto && (gasto.valor !== 0 || gasto.decidido) ? gasto.valor : ''
}

export const readText = (field: string, text: string) => (FIGURES.includes(field) ? readInteger(text) : text)

/** The change that a value makes of a row. An expense that is taken out is one of 0, of which nothing is proposed. */
export function changeOf(values: LiquidacionValues, field: string, value: unknown): Changes {
  const nombre = GASTOS[field]
  if (!nombre) return { [field]: value }
  const own = ownGasto(values, field)
  const typed: GastoValues = { nombre, valor: (value || 0) as NumeroEditable, decidido: true }
  const { gastos } = values
  return { gastos: own ? gastos.map((one) => (one === own ? typed : one)) : [typed, ...gastos] }
}

/** The same that gives a cell back what was loaded. */
export function restoring(values: LiquidacionValues, loaded: LiquidacionValues, field: string): Changes {
  if (!GASTOS[field]) return { [field]: loaded[field as Count] }
  const [own, former] = [ownGasto(values, field), ownGasto(loaded, field)]
  return { gastos: values.gastos.flatMap((one) => (one === own ? (former ?? []) : one)) }
}

/** Expenses that stand as they are: nothing is proposed in their place. */
export const decided = ({ gastos }: LiquidacionValues): Changes => ({
  gastos: gastos.map((gasto) => (gasto.valor === 0 ? { ...gasto, decidido: true } : gasto)),
})

/** Field of the cell that shows a path of the settlement; '' of what has no cell. */
export function cellOf(values: LiquidacionValues, path: string) {
  const [head = '', index] = path.split('.')
  const gasto = head === 'gastos' ? values.gastos[Number(index)] : undefined
  const field = gasto ? Object.keys(GASTOS).find((one) => ownGasto(values, one) === gasto) : head
  return field && TYPED.includes(field) ? field : ''
}

/** Messages of cells by their field, of issues by their path; those of what has no cell under ''. An empty cell is no mistake until somebody asks to save it. */
export function errorsOf(
  values: LiquidacionValues,
  messages: Readonly<Record<string, string>>,
  isRefused: boolean,
) {
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(messages)) {
    const cell = cellOf(values, path)
    if (isRefused || (cell && valueIn(values, cell) !== '')) errors[cell] ??= message
  }
  return errors
}
