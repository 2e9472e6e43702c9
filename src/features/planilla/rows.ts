/** The rows of the day's sheet, made of what the server holds and of what is typed. */
import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../api/client/rootReducer'
import { liquidacionesApi } from '../../api/liquidaciones'
import { erroresPorCampo } from '../../contract/errores'
import type { PlanillaFila } from '../../contract/liquidacionesQueries'
import { fueraEl } from '../../contract/retiros'
import { COMPARISON } from '../../records/settlement/comparison'
import { bodyOf, LiquidacionFormSchema, type LiquidacionValues } from '../../records/settlement/values'
import { selectSheet, type Refusal, type Typed } from '../../records/sheet/sheetSlice'
import { isSame } from '../../ui/sheet/typedRows'
import { errorsOf } from './cells'
import { selectDay, type Day } from './day'
import { softWarningsOf, warningFor } from './dayRules'
import { seenOf, STORED_NOTES, storedState, type Seen } from './seen'

/** A row of the sheet. The grid's columns read `values` by their field. */
export type SheetRow = ReturnType<typeof rowOf>

/** A row that carries what is typed in a cell of it to `processRowUpdate`. */
export type EditedRow = SheetRow & { edited?: { field: string; value: unknown } }

const CHOOSE = 'Elija el conductor.'

type Field = (typeof COMPARISON.fields)[number]
/** An empty figure is stored as 0. */
const partOf = (values: LiquidacionValues, { names, value }: Field) =>
  value ? value(values) : names.map((name) => values[name] || '')

/** The fields in which a record is stored otherwise than a person means it. */
const differing = (stored: LiquidacionValues, mine: LiquidacionValues) =>
  COMPARISON.fields.filter((field) => !isSame(partOf(stored, field), partOf(mine, field)))

const isOtherRecord = (one: PlanillaFila, { uuid, version, cierre }: PlanillaFila) =>
  (one.uuid ?? null) !== (uuid ?? null) || one.version !== version || one.cierre !== cierre

/** @param now its record as it is stored by now; undefined where its bus has another number. */
function rowOf(
  now: PlanillaFila | undefined,
  day: Day,
  typed: Typed | undefined,
  refusal: Refusal | undefined,
  isSending: boolean,
) {
  const current = now && seenOf(now)
  const seen = (typed?.seen ?? current) as Seen
  const { fila } = seen
  const values: Seen = { ...seen, ...typed?.changes }
  const { conductorDocumento: documento } = values
  // A plate is not given to another bus; a number may be.
  const isBus = now?.placa === fila.placa
  const fields = current && isBus && isOtherRecord(current.fila, fila) ? differing(current, values) : []
  const isDeleted = Boolean(fila.uuid && now && !now.uuid)
  const other = now && fields.length > 0 ? now : undefined
  const stored = storedState(fila)
  const isEntered = stored === 'pendiente' || stored === 'liquidada'
  const last = other ?? now ?? fila
  const isFinal = last.liquidada || last.cierre !== undefined
  const { uuid = null, version = null } = (other ? fila : now) ?? fila
  const { success, data, error } = LiquidacionFormSchema.safeParse({ ...values, version })
  const { asked, said } = softWarningsOf(now ?? fila, values, typed?.changes, day)
  const active = day.conductores?.find((one) => one.documento === documento)
  const isKnown = documento !== null && documento === fila.conductorDocumento
  // A preview says under its driver that they have left.
  const isAway = active ? fueraEl(active, day.fecha) : documento && day.conductores && (typed ?? isEntered)
  // A typed text may name nobody, or two.
  const isNobody = isAway && !(active ?? isKnown)
  const away = isAway && (isNobody ? CHOOSE : 'El conductor estaba retirado ese día.')
  const issues = isNobody ? [{ path: ['conductorDocumento'], message: CHOOSE }] : error?.issues
  const errors = errorsOf(
    values,
    { ...(typed && issues && erroresPorCampo(issues)), ...refusal?.errors },
    refusal !== undefined,
  )

  const body = success && !isNobody ? bodyOf({ ...values, uuid }, data) : undefined

  const says = (): readonly [state: string, ...reasons: (string | false | null | undefined)[]] => {
    const note = STORED_NOTES[stored]
    if (isSending) return ['Guardando…']
    if (!isBus) return ['Sin guardar', 'Este bus ya no tiene ese número. Esc descarta lo escrito.']
    if (refusal) return ['Sin guardar', refusal.message]
    if (typed) return ['Sin guardar', ...asked, ...said, away]
    if (fila.cierre) return ['', fila.cierre]
    if (isEntered) return [note, ...said, away]
    return [[note, warningFor(fila, day)].filter(Boolean).join('. '), away]
  }
  const [state, ...reasons] = says()
  return {
    id: fila.busNumero,
    /** Its record as the person has it before them. */
    seen,
    values,
    typed,
    refusal,
    isSending,
    stored,
    isEntered,
    isBus,
    /** The record that somebody else has stored since, with the fields in which it differs; undefined where none has. */
    other: other && { seen: seenOf(other), isDeleted, isFinal, fields: isDeleted ? [] : fields },
    driver:
      day.drivers.find(({ value }) => value === documento)?.label ??
      ((isKnown && fila.conductorNombre) || documento || '—'),
    /** Usual figures of its bus. */
    usual: day.habituales?.buses[fila.busNumero],
    /** The body to send of it; undefined where something is wrong. */
    body,
    issues,
    /** The message of each wrong cell. */
    errors,
    /** Soft warnings to confirm before it is sent. */
    asked,
    locked: !day.mayType || fila.cierre !== undefined || stored === 'liquidada',
    /** It can be sent as it is, but for its soft warnings. */
    isReady: Boolean(typed && body && day.isJudged && isBus) && !other && !isFinal && !isSending,
    state,
    reasons: [...new Set([...reasons, ...Object.values(errors)])].filter(Boolean).join(' '),
    /** Said of a row that was left: what it lacks. */
    missing: typed && issues?.[0]?.message,
  }
}

const selectFilas = createSelector(
  [
    (state: RootState) =>
      liquidacionesApi.endpoints.planillaDelDia.select({ fecha: selectSheet(state).fecha })(state).data,
  ],
  (filas = []) => new Map(filas.map((fila) => [fila.busNumero, fila])),
)

/** The buses by number, with those that a row was begun with and that have another number by now. */
const selectBuses = createSelector(
  [selectFilas, (state: RootState) => selectSheet(state).rows],
  (filas, typed) =>
    [...new Set([...filas.keys(), ...(filas.size > 0 ? Object.keys(typed) : [])])].sort((a, b) =>
      a.localeCompare(b, 'es', { numeric: true }),
    ),
)

const selectRow = createSelector(
  [
    (state: RootState, bus: string) => selectFilas(state).get(bus),
    selectDay,
    (state: RootState, bus: string) => selectSheet(state).rows[bus],
    (state: RootState, bus: string) => selectSheet(state).refusals[bus],
    (state: RootState, bus: string) => selectSheet(state).sending?.ids.includes(bus) ?? false,
  ],
  rowOf,
)

/** A row for each bus. Each is the same object until something of it changes. */
export const selectRows = (state: RootState): SheetRow[] =>
  selectBuses(state).map((bus) => selectRow(state, bus))

export const rowOfBus = (state: RootState, bus: string) => selectRows(state).find(({ id }) => id === bus)
