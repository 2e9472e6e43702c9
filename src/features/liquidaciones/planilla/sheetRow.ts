import type { BusFila } from '../../../contract/buses'
import { erroresPorCampo } from '../../../contract/errores'
import type { LiquidacionDetalle } from '../../../contract/liquidaciones'
import { fueraEl } from '../../../contract/retiros'
import { pasajerosDeRegistradora } from '../../../contract/registradora'
import { errorMessage } from '../../../api/client/errors'
import { isNotFound } from '../../../api/client/staleRecord'
import { EMPTY_VALUES } from '../../../records/settlement/values'
import { baseValues, readValues, STORED_NOTES, storedState } from './baseValues'
import type { Day } from './day'
import { softWarningsOf, warningFor } from './dayRules'
import type { Entry, Shown } from './entry'
import { errorsOf, withProposals } from './fields'
import { meanwhile } from './meanwhile'

const UNSAVED = 'Sin guardar'

/** A row of the sheet. The grid's columns read `values` by their field. */
export type SheetRow = ReturnType<typeof sheetRow>

/** A cell of the row that carries what is typed in it to `processRowUpdate`. */
export type EditedRow = SheetRow & { edited?: { field: string; value: unknown } }

/**
 * The row of a bus, of what the server holds and what is typed.
 *
 * @param error why its record could not be loaded.
 * @param kept what of it stays as the person has it before them, whatever the server holds by now.
 * @param isBus its bus is still of that number.
 * @param saved what was stored of it from this sheet.
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
  saved: LiquidacionDetalle | null | undefined,
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
  const isChanged = saved && detalle !== undefined && saved.version !== detalle?.version
  const locked = !mayType || !base || stored === 'liquidada' || closed !== undefined
  const proposals = locked || isEntered || entry?.isBare ? undefined : day.recent[bus.numero]
  const filled = entry ? withProposals(values, proposals) : values
  const typed = { ...entry?.changes, ...(filled !== values && { gastos: filled.gastos }) }
  // Where it was given up in favour of what it says itself, that goes with it too.
  const { uuid = null, version = null } = (now.detalle === undefined ? detalle : now.detalle) ?? {}
  const read = entry && base && readValues({ ...filled, uuid, version })
  // While it is on its way, what comes may be one's own.
  const other = kept && isBus && !saving ? meanwhile(fecha, kept, now, entry?.over, filled) : undefined
  const issues = read?.issues
  const missing = issues?.[0]?.message
  const { asked: softWarnings, said: implausible } = base
    ? softWarningsOf(detalle, filled, base, entry && { ...entry, changes: typed }, day)
    : { asked: [], said: [] }
  // A preview says under its driver that they have left.
  const isAway = active ? fueraEl(active, fecha) : documento && day.conductores && (entry ?? isEntered)
  // A typed text may name nobody, or two.
  const away = isAway && ((active ?? known) ? 'El conductor estaba retirado ese día.' : 'Elija el conductor.')

  const says = (): readonly [state: string, ...reasons: (string | false | null | undefined)[]] => {
    const note = STORED_NOTES[stored]
    if (saving) return ['Guardando…']
    if (!isBus) return [entry ? UNSAVED : '', 'Este bus ya no tiene ese número. Esc descarta lo escrito.']
    if (other) return [entry ? UNSAVED : note, 'Cambió mientras tanto.']
    if (refusal) return [UNSAVED, refusal.message]
    if (entry) return [UNSAVED, isLeft && missing, ...softWarnings, ...implausible, away]
    const disabledReason = failure ?? closed
    if (disabledReason) return ['', disabledReason]
    if (detalle === undefined) return ['Cargando…']
    if (isEntered)
      return [saved && !isChanged ? `Guardada, ${note.toLowerCase()}` : note, ...implausible, away]
    return [[note, warningFor({ ...day, bus, detalle })].filter(Boolean).join('. '), away]
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
    /** Loaded values; null until they are here. */
    base,
    entry,
    stored,
    /** Staff have entered it. */
    isEntered,
    /** Changes by others since the person has it before them; undefined without any. */
    other,
    isBus,
    /** It was saved from this sheet, and has been changed since. */
    changed:
      !entry && isChanged ? { uuid: saved.uuid, verb: detalle?.uuid ? 'cambió' : 'eliminó' } : undefined,
    /** With what is proposed in it, which is stored when it is sent. */
    filled,
    /** Values to send that go beyond its record. */
    typed,
    driver:
      day.drivers.find(({ value }) => value === documento)?.label ??
      known?.conductorNombre ??
      (documento || '—'),
    pasajeros:
      typeof regIni === 'number' && typeof regFin === 'number'
        ? pasajerosDeRegistradora(regIni, regFin)
        : null,
    /** Usual figures of its bus. */
    usual: day.habituales?.buses[bus.numero],
    /** Its bus's last expenses. */
    proposals,
    /** The body to send of it, or what is wrong. */
    read,
    /** The message of each wrong cell. */
    errors,
    /** Soft warnings that somebody has to confirm before it is sent. */
    softWarnings,
    locked,
    /** Something is typed in it, and the person has gone on to another row. */
    isLeft,
    /** It can be sent as it is, and its soft warnings are known. */
    isReady:
      Boolean(entry && !saving && !other && isBus) &&
      !locked &&
      !issues &&
      softWarnings.length === 0 &&
      day.isJudged,
    /** State under its driver, and its reasons on a line of their own. */
    state,
    reasons: [...new Set([...reasons, ...Object.values(errors)])].filter(Boolean).join(' '),
  }
}
