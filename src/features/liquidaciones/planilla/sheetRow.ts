import type { BusFila } from '../../../contract/buses'
import { erroresPorCampo } from '../../../contract/errores'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import { pasajerosDeRegistradora } from '../../../contract/registradora'
import { errorMessage, isNotFound } from '../../../api/client/errors'
import { isToEnter } from '../isToEnter'
import { EMPTY_VALUES, type LiquidacionValues } from '../values'
import { baseValues, readValues } from './baseValues'
import type { Day } from './day'
import { doubtsOf, warningFor } from './dayRules'
import { cellOfPath, cellValue } from './fields'
import type { Entry } from './entry'

/** A bus's settlement of the day as it is stored, if it is. */
const STORED_NOTES = { nueva: '', sensor: 'Solo sensor', pendiente: 'Pendiente', liquidada: 'Liquidada' }
type Stored = keyof typeof STORED_NOTES

/** A row of the sheet. The grid's columns read `values` by their field. */
export type SheetRow = ReturnType<typeof sheetRow>

/** A cell of the row that carries what is typed in it to `processRowUpdate`. */
export type EditedRow = SheetRow & { edited?: { field: string; value: unknown } }

const storedState = (detalle: LiquidacionDetalle | null | undefined): Stored => {
  if (!detalle?.uuid) return 'nueva'
  if (detalle.liquidada) return 'liquidada'
  return isToEnter(detalle) ? 'sensor' : 'pendiente'
}

const sentences = (first: string, ...others: (string | false | null | undefined)[]) =>
  [first, others.filter(Boolean).join(' ')].filter(Boolean).join('. ')

/** What is typed is wrong in these cells. What is still empty is no mistake until somebody asks to save it. */
function errorsOf(values: LiquidacionValues, messages: Record<string, string>, isRefused: boolean) {
  const errors: Partial<Record<string, string>> = {}
  for (const [path, message] of Object.entries(messages)) {
    const field = cellOfPath(path, values.gastos)
    if (field && (cellValue(values, field) !== '' || isRefused)) errors[field] ??= message
  }
  return errors
}

/**
 * The row of a bus, of what the server holds and what is typed.
 *
 * @param error why its record could not be loaded.
 * @param isSaved it was saved from this sheet.
 */
export function sheetRow(
  bus: BusFila,
  data: LiquidacionDetalle | undefined,
  error: unknown,
  day: Day,
  entry: Entry | undefined,
  isLeft: boolean,
  isSaved: boolean,
) {
  const { fecha, mayType } = day
  // No earlier settlement to begin with: then all of it is typed.
  const detalle = isNotFound(error) ? null : data
  const failure = error && detalle === undefined ? errorMessage(error) : undefined
  const base = baseValues(fecha, bus, detalle)
  const values = { ...(base ?? { ...EMPTY_VALUES, regFin: '', regIni: '' }), ...entry?.changes }
  const { regIni, regFin, conductorDocumento: documento } = values
  const active = day.conductores?.find((one) => one.documento === documento)
  // They have retired.
  const known = [detalle, bus].find((one) => documento && one?.conductorDocumento === documento)
  const { refusal, saving } = entry ?? {}
  const stored = storedState(detalle)
  const { uuid = null, version = null } = entry?.seen ?? {}
  const read = entry && base && readValues({ ...values, uuid, version })
  const issues = read?.issues
  const missing = issues?.[0]?.message
  const { asked: doubts, said: implausible } = base
    ? doubtsOf(detalle, values, base, entry, day)
    : { asked: [], said: [] }
  const closed = detalle?.cierre
  const locked = !mayType || !base || stored === 'liquidada' || closed !== undefined

  const note = () => {
    const said = STORED_NOTES[stored]
    if (saving) return 'Guardando…'
    if (refusal) return refusal.message
    if (entry && locked && mayType) return `Sin guardar. ${closed ?? `${said}.`} Esc descarta lo escrito.`
    if (entry) return sentences('Sin guardar', isLeft && missing, ...doubts, ...implausible)
    const impediment = failure ?? closed
    if (impediment) return impediment
    if (detalle === undefined) return 'Cargando…'
    if (stored === 'pendiente' || stored === 'liquidada')
      return sentences(isSaved ? `Guardada, ${said.toLowerCase()}` : said, ...implausible)
    return sentences(
      said,
      (stored === 'nueva' || stored === 'sensor') && warningFor({ ...day, bus, detalle }),
    )
  }

  return {
    id: bus.numero,
    fecha,
    bus,
    /** Its record or its preview; null where the bus has no earlier settlement to begin with, undefined until it is known. */
    detalle,
    hasFailed: failure !== undefined,
    values,
    /** What is loaded; null until it is. */
    base,
    entry,
    stored,
    driver: active?.nombre ?? known?.conductorNombre ?? (documento ? `Documento ${documento}` : '—'),
    pasajeros:
      typeof regIni === 'number' && typeof regFin === 'number'
        ? pasajerosDeRegistradora(regIni, regFin)
        : null,
    /** What is usual for its bus. */
    usual: day.habituales?.buses[bus.numero],
    /** Its bus's last expenses. */
    proposals: day.recent[bus.numero],
    /** The body to send of it, or what is wrong. */
    read,
    /** The message of each wrong cell. */
    errors: errorsOf(
      values,
      { ...(issues && erroresPorCampo(issues)), ...refusal?.errors },
      Boolean(refusal),
    ),
    /** What else it waits for: that somebody says of what may be wrong that it is right. */
    doubts,
    locked,
    /** Something is typed in it, and the person has gone on to another row. */
    isLeft,
    /** It can be sent as it is, once what is usual decides what is asked of. */
    isReady:
      Boolean(entry && !saving) && !locked && !issues && doubts.length === 0 && day.habituales !== undefined,
    /** What it says of itself under its driver. */
    note: note(),
  }
}
