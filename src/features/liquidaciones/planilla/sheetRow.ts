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
import type { Entry, Shown } from './entry'
import { cellOfPath, cellValue, withProposals } from './fields'
import { meanwhile } from './meanwhile'

/** A bus's settlement of the day as it is stored, if it is. */
const STORED_NOTES = { nueva: '', sensor: 'Solo sensor', pendiente: 'Pendiente', liquidada: 'Liquidada' }
type Stored = keyof typeof STORED_NOTES
const UNSAVED = 'Sin guardar'

/** A row of the sheet. The grid's columns read `values` by their field. */
export type SheetRow = ReturnType<typeof sheetRow>

/** A cell of the row that carries what is typed in it to `processRowUpdate`. */
export type EditedRow = SheetRow & { edited?: { field: string; value: unknown } }

const storedState = (detalle: LiquidacionDetalle | null | undefined): Stored => {
  if (!detalle?.uuid) return 'nueva'
  if (detalle.liquidada) return 'liquidada'
  return isToEnter(detalle) ? 'sensor' : 'pendiente'
}

/** What is typed is wrong in these cells. What is still empty is no mistake until somebody asks to save it. */
function errorsOf(
  values: LiquidacionValues,
  gastos: LiquidacionValues['gastos'],
  messages: Record<string, string>,
  isRefused: boolean,
) {
  const errors: Partial<Record<string, string>> = {}
  for (const [path, message] of Object.entries(messages)) {
    const field = cellOfPath(path, gastos)
    if (field && (cellValue(values, field) !== '' || isRefused)) errors[field] ??= message
  }
  return errors
}

/**
 * The row of a bus, of what the server holds and what is typed.
 *
 * @param error why its record could not be loaded.
 * @param kept what of it stays as the person has it before them, whatever the server holds by now.
 * @param isBus its bus is still of that number.
 * @param isSaved it was saved from this sheet.
 */
export function sheetRow(
  current: BusFila,
  data: LiquidacionDetalle | undefined,
  error: unknown,
  day: Day,
  kept: Shown | undefined,
  isBus: boolean,
  entry: Entry | undefined,
  isLeft: boolean,
  isSaved: boolean,
) {
  const { fecha, mayType } = day
  // No earlier settlement to begin with: then all of it is typed.
  const now: Shown = { bus: current, detalle: isNotFound(error) ? null : data }
  const { bus, detalle } = kept ?? now
  const failure = error && detalle === undefined ? errorMessage(error) : undefined
  const base = baseValues(fecha, bus, detalle)
  const values = { ...(base ?? { ...EMPTY_VALUES, regFin: '', regIni: '' }), ...entry?.changes }
  const { regIni, regFin, conductorDocumento: documento } = values
  const active = day.conductores?.find((one) => one.documento === documento)
  // They have retired.
  const known = [detalle, bus].find((one) => documento && one?.conductorDocumento === documento)
  const { refusal, saving } = entry ?? {}
  const stored = storedState(detalle)
  const isEntered = stored === 'pendiente' || stored === 'liquidada'
  const closed = detalle?.cierre
  const locked = !mayType || !base || stored === 'liquidada' || closed !== undefined
  const proposals = locked || isEntered || entry?.isBare ? undefined : day.recent[bus.numero]
  const filled = entry ? withProposals(values, proposals) : values
  // Where it was given up in favour of what it says itself, that goes with it too.
  const { uuid = null, version = null } = (now.detalle === undefined ? detalle : now.detalle) ?? {}
  const read = entry && base && readValues({ ...filled, uuid, version })
  // While it is on its way, what comes may be one's own.
  const other = kept && isBus && !saving ? meanwhile(fecha, kept, now, entry?.over, filled) : undefined
  const issues = read?.issues
  const missing = issues?.[0]?.message
  const { asked: doubts, said: implausible } = base
    ? doubtsOf(detalle, values, base, entry, day)
    : { asked: [], said: [] }

  const says = (): readonly [state: string, ...reasons: (string | false | null | undefined)[]] => {
    const said = STORED_NOTES[stored]
    if (saving) return ['Guardando…']
    if (!isBus) return [entry ? UNSAVED : '', 'Este bus ya no tiene ese número. Esc descarta lo escrito.']
    if (other) return [entry ? UNSAVED : said, 'Cambió mientras tanto.']
    if (refusal) return [UNSAVED, refusal.message]
    if (entry) return [UNSAVED, isLeft && missing, ...doubts, ...implausible]
    const impediment = failure ?? closed
    if (impediment) return ['', impediment]
    if (detalle === undefined) return ['Cargando…']
    if (isEntered) return [isSaved ? `Guardada, ${said.toLowerCase()}` : said, ...implausible]
    return [[said, warningFor({ ...day, bus, detalle })].filter(Boolean).join('. ')]
  }
  const errors = errorsOf(
    values,
    filled.gastos,
    { ...(issues && erroresPorCampo(issues)), ...refusal?.errors },
    Boolean(refusal),
  )
  const [state, ...reasons] = says()

  return {
    id: bus.numero,
    fecha,
    bus,
    /** Its bus and its record, as they are before the person. */
    shown: { bus, detalle },
    /** Its record or its preview; null where the bus has no earlier settlement to begin with, undefined until it is known. */
    detalle,
    hasFailed: failure !== undefined,
    values,
    /** What is loaded; null until it is. */
    base,
    entry,
    stored,
    /** Staff have entered it. */
    isEntered,
    /** What others have made of it since the person has it before them. */
    other,
    isBus,
    /** With what is proposed in it, which is stored when it is sent. */
    filled,
    driver: active?.nombre ?? known?.conductorNombre ?? (documento ? `Documento ${documento}` : '—'),
    pasajeros:
      typeof regIni === 'number' && typeof regFin === 'number'
        ? pasajerosDeRegistradora(regIni, regFin)
        : null,
    /** What is usual for its bus. */
    usual: day.habituales?.buses[bus.numero],
    /** Its bus's last expenses. */
    proposals,
    /** The body to send of it, or what is wrong. */
    read,
    /** The message of each wrong cell. */
    errors,
    /** What else it waits for: that somebody says of what may be wrong that it is right. */
    doubts,
    locked,
    /** Something is typed in it, and the person has gone on to another row. */
    isLeft,
    /** It can be sent as it is, once what is usual decides what is asked of. */
    isReady:
      Boolean(entry && !saving && !other && isBus) &&
      !locked &&
      !issues &&
      doubts.length === 0 &&
      day.habituales !== undefined,
    /** What it says of itself under its driver, and why, on a line of its own. */
    state,
    reasons: [...new Set([...reasons, ...Object.values(errors)])].filter(Boolean).join(' '),
  }
}
