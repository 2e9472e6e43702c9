/** The sheet's cells: which part of a settlement's values each one is, and how its text is read. */
import type { NumeroEditable } from '../../../contract/numeros'
import { readInteger } from '../../../ui/fields/figures'
import type { UltimosGastos } from '../../../contract/gastos'
import { withGasto } from '../recentGastos'
import type { GastoValues, LiquidacionValues } from '../../../records/settlement/values'

export type Changes = Partial<LiquidacionValues>

interface Cell {
  read: (values: LiquidacionValues) => unknown
  /** The change of the values that a new value makes. */
  change: (values: LiquidacionValues, value: unknown) => Changes
  /** A typed or pasted text as a value. A cell without it has a dialog. */
  parse?: (text: string) => unknown
}

/** Expenses with a column of their own. */
export const GASTO_NAMES: Readonly<Record<string, string>> = { aseo: 'Aseo', combustible: 'Combustible' }
const GASTO_FIELDS = Object.keys(GASTO_NAMES)

/** The first expense of a name that has a column. A second one is among the others, so that none is out of sight. */
const isOwn = (gasto: GastoValues, _index: number, gastos: readonly GastoValues[]) =>
  Object.values(GASTO_NAMES).includes(gasto.nombre) &&
  gastos.find(({ nombre }) => nombre === gasto.nombre) === gasto

/** The expenses without a column of their own. */
export const otherGastos = (all: readonly GastoValues[]) =>
  all.filter((gasto, index) => !isOwn(gasto, index, all))

const plain = (field: keyof LiquidacionValues, parse: Cell['parse']): Cell => ({
  read: (values) => values[field],
  change: (_values, value) => ({ [field]: value }),
  parse,
})

const gastoCell = (name: string): Cell => ({
  read: ({ gastos }) => gastos.find(({ nombre }) => nombre === name)?.valor ?? '',
  change: ({ gastos }, value) => ({ gastos: withGasto(gastos, name, value as NumeroEditable) }),
  parse: readInteger,
})

const COUNTS = ['viajes', 'regIni', 'regFin', 'sensor', 'civica', 'tiquetes'] as const

export const CELLS: Readonly<Record<string, Cell>> = {
  conductorDocumento: plain('conductorDocumento', String),
  ...Object.fromEntries(COUNTS.map((field) => [field, plain(field, readInteger)])),
  aseo: gastoCell('Aseo'),
  combustible: gastoCell('Combustible'),
  otros: {
    read: ({ gastos }) => otherGastos(gastos),
    change: ({ gastos }, value) => ({ gastos: [...gastos.filter(isOwn), ...(value as GastoValues[])] }),
  },
  abono: {
    read: ({ abono, abonoDto }) => (abono ? abonoDto.valor : ''),
    change: (_values, value) => ({ abono: value !== '', abonoDto: { valor: value as NumeroEditable } }),
    parse: readInteger,
  },
  deuda: {
    read: ({ deuda, deudaDto }) => ({ deuda, deudaDto }),
    change: (_values, value) => value as Changes,
  },
  comentario: plain('comentario', String),
  liquidada: plain('liquidada', (text) => /^(s[ií]|x|1|true|verdadero)$/i.test(text)),
}

/** The cells of figures, typed in place. */
export const FIGURES = Object.keys(CELLS).filter((field) => CELLS[field]?.parse === readInteger)

/** The cells that Tab and Enter stop at, unless they are loaded. The others are reached with the arrows. */
export const TYPED: readonly string[] = ['conductorDocumento', ...COUNTS, ...GASTO_FIELDS]

/** Checks whether a cell is changed in place; the others are computed, or have a dialog. */
export const takesText = (field: string) => CELLS[field]?.parse !== undefined
export const readText = (field: string, text: string) => CELLS[field]?.parse?.(text)
export const typedValue = (values: LiquidacionValues, field: string) => CELLS[field]?.read(values)
export const changeOf = (values: LiquidacionValues, field: string, value: unknown) =>
  CELLS[field]?.change(values, value) ?? {}

/** With what is proposed in the cells that are empty: it is stored when a person sends the row. */
export const withProposals = (values: LiquidacionValues, proposals: UltimosGastos = {}) =>
  GASTO_FIELDS.reduce((all, field) => {
    const proposed = proposals[GASTO_NAMES[field] ?? '']
    return proposed !== undefined && typedValue(all, field) === ''
      ? { ...all, ...changeOf(all, field, proposed) }
      : all
  }, values)

/** The cell that a field of the schema belongs to; the index of an expense is that of the rows as sent. */
export function cellOfPath(path: string, gastos: readonly GastoValues[]) {
  const [head = '', index] = path.split('.')
  const field = head.replace(/Dto$/, '')
  if (field !== 'gastos') return field in CELLS ? field : undefined
  const own = gastos.filter(isOwn).find((gasto) => gasto === gastos[Number(index)])
  return own ? GASTO_FIELDS.find((one) => GASTO_NAMES[one] === own.nombre) : 'otros'
}

/** Errors of typed cells; an empty one is no mistake until somebody asks to save it. */
export function errorsOf(
  values: LiquidacionValues,
  gastos: LiquidacionValues['gastos'],
  messages: Record<string, string>,
  isRefused: boolean,
) {
  const errors: Partial<Record<string, string>> = {}
  for (const [path, message] of Object.entries(messages)) {
    const field = cellOfPath(path, gastos)
    if (field && (typedValue(values, field) !== '' || isRefused)) errors[field] ??= message
  }
  return errors
}
