import type { BusFila } from '../../../contract/buses'
import { erroresPorCampo } from '../../../contract/errores'
import { pasajerosDeRegistradora } from '../../../contract/registradora'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import { EMPTY_VALUES, type LiquidacionValues } from '../values'
import { isToEnter } from '../isToEnter'
import { baseValues, readValues } from './baseValues'
import { withChanges, type Entry } from './entries'
import { doubtsOf, figureWarnings, type Limits } from './dayRules'
import { cellOfPath, cellValue, GASTO_NAMES, isGasto, type SheetField } from './fields'
import type { LastGastos } from '../recentGastos'

/** A bus's settlement of the day as it is stored, if it is. */
type Stored = 'nueva' | 'sensor' | 'pendiente' | 'liquidada'

/** What is known of a bus on the day. */
export interface BusDay {
  fecha: string
  bus: BusFila
  /** Its record or its preview; null where the host has neither, undefined until it has answered. */
  detalle: LiquidacionDetalle | null | undefined
  /** Why it could not be loaded. */
  failure: string | null
  /** Its last expenses. */
  proposals: LastGastos
  limits: Limits
  /** What keeps it from being settled: no fare, no driver, a retired one. */
  warning: string | null
  /** The sensor's over-count per trip, by the fare. */
  allowance: number
  /** It was saved from this sheet. */
  saved: boolean
  /** Which closing keeps this person from changing it. */
  closed: string | undefined
}

/** A row of the sheet. The grid's columns read `values` by their field. */
export interface SheetRow extends BusDay {
  id: string
  values: LiquidacionValues
  base: LiquidacionValues | null
  entry: Entry | undefined
  stored: Stored
  pasajeros: number | null
  /** The message of each wrong cell. */
  errors: Partial<Record<SheetField, string>>
  /** The first thing that keeps a typed row from being sent. */
  missing: string | null
  /** What else it waits for: that somebody says of what may be wrong that it is right. */
  doubts: readonly string[]
  mayType: boolean
  locked: boolean
}

const storedState = ({ detalle }: BusDay): Stored => {
  if (!detalle?.uuid) return 'nueva'
  if (detalle.liquidada) return 'liquidada'
  return isToEnter(detalle) ? 'sensor' : 'pendiente'
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

export function sheetRow(day: BusDay, entry: Entry | undefined, mayType: boolean): SheetRow {
  const { fecha, bus, detalle, limits } = day
  const base = baseValues(fecha, bus, detalle)
  const values = withChanges(base ?? { ...EMPTY_VALUES, regFin: '', regIni: '' }, entry)
  const { regIni, regFin } = values
  const stored = storedState(day)
  const issues = entry && base ? readValues(values).issues : null
  const messages = { ...(issues && erroresPorCampo(issues)), ...entry?.refusal?.errors }
  const doubts = entry && base ? doubtsOf(entry.changes, values, base, limits) : []
  const errors: SheetRow['errors'] = {}
  for (const [path, message] of Object.entries(messages)) {
    const field = cellOfPath(path, values.gastos)
    // What is still empty is no mistake until somebody asks to save it.
    if (field && (cellValue(values, field) !== '' || entry?.refusal)) errors[field] ??= message
  }
  return {
    ...day,
    id: bus.numero,
    values,
    base,
    entry,
    stored,
    pasajeros: isNumber(regIni) && isNumber(regFin) ? pasajerosDeRegistradora(regIni, regFin) : null,
    errors,
    missing: issues?.[0]?.message ?? null,
    doubts: doubts.filter((doubt) => !entry?.accepted?.includes(doubt)),
    mayType,
    locked: !mayType || base === null || stored === 'liquidada' || day.closed !== undefined,
  }
}

/** Whether a cell holds what was loaded with the row. */
export const isLoaded = ({ base, stored, values }: SheetRow, field: SheetField): boolean => {
  if (stored === 'pendiente' || stored === 'liquidada') return true
  const value = base && cellValue(base, field)
  // No register is known that the bus was left with.
  if (field === 'regIni' && value === 0) return false
  return value !== '' && value != null && cellValue(values, field) === value
}

/** What a cell proposes in grey: the bus's last figure, in a row where something has been typed. */
export const proposalFor = (row: SheetRow, field: SheetField): number | undefined =>
  isGasto(field) && !row.locked && row.stored !== 'pendiente' && cellValue(row.values, field) === ''
    ? row.proposals[GASTO_NAMES[field]]
    : undefined

const STORED_NOTES: Record<Stored, string> = {
  nueva: '',
  sensor: 'Solo sensor',
  pendiente: 'Pendiente',
  liquidada: 'Liquidada',
}

const sentences = (first: string, ...others: (string | false | null)[]) =>
  [first, others.filter(Boolean).join(' ')].filter(Boolean).join('. ')

/** What a row says of itself under its driver. */
export function noteOf(row: SheetRow): string {
  const { entry, failure, warning, missing, doubts, stored, saved, detalle, closed, values, allowance } = row
  if (entry?.saving) return 'Guardando…'
  if (entry?.refusal) return entry.refusal.message
  if (entry && row.locked && row.mayType)
    return `Sin guardar. ${closed ?? `${STORED_NOTES[stored]}.`} Esc descarta lo escrito.`
  const implausible = figureWarnings(detalle, values, allowance)
  if (entry) return sentences('Sin guardar', entry.left && missing, ...doubts, ...implausible)
  if (failure ?? closed) return `${failure ?? closed}`
  if (detalle === undefined) return 'Cargando…'
  if (saved && stored !== 'nueva')
    return sentences(`Guardada, ${STORED_NOTES[stored].toLowerCase()}`, ...implausible)
  return stored === 'nueva' || stored === 'sensor'
    ? sentences(STORED_NOTES[stored], warning)
    : STORED_NOTES[stored]
}

/** What a row with a repayment waits for is known. */
const isJudged = ({ entry, limits }: SheetRow): boolean => !entry?.changes.abono || limits.owed !== undefined

/** A row that can be sent as it is. */
export const isReady = (row: SheetRow): boolean => {
  const { entry, base, missing, doubts, locked } = row
  const isWhole = base !== null && missing === null && doubts.length === 0
  return Boolean(entry) && isWhole && !locked && !entry?.saving && isJudged(row)
}
