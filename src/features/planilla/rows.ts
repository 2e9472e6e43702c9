/** The rows of the day's sheet, made of what the server holds and of what is typed. */
import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../api/client/rootReducer'
import { liquidacionesApi } from '../../api/liquidaciones'
import { erroresPorCampo } from '../../contract/errores'
import type { PlanillaFila } from '../../contract/liquidacionesQueries'
import { fueraEl } from '../../contract/retiros'
import { bodyOf, LiquidacionFormSchema, type LiquidacionValues } from '../../records/settlement/values'
import { selectSheet, type Refusal, type Typed } from '../../records/sheet/sheetSlice'
import { isSame } from '../../ui/sheet/typedRows'
import { cellOf, errorsOf } from './cells'
import { selectDay, type Day } from './day'
import { softWarningsOf } from './dayRules'
import { isToEnter } from '../../records/settlement/isToEnter'
import { seenOf, storedNote, type Seen } from './seen'

/** A row of the sheet. The grid's columns read `values` by their field. */
export type SheetRow = ReturnType<typeof rowOf>

/** A row that carries what is typed in a cell of it to `processRowUpdate`. */
export type EditedRow = SheetRow & { edited?: { field: string; value: unknown } }

const CHOOSE = 'Elija el conductor.'

/** The body that stores a row's values, or else what is wrong with them. */
function judged(values: LiquidacionValues) {
  const { data, error } = LiquidacionFormSchema.safeParse(values)
  return { body: data && bodyOf(values, data), issues: error?.issues }
}

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
  const { uuid, version } = current ?? seen
  const mine = judged({ ...values, uuid, version })
  // A plate is not given to another bus; a number may be.
  const isBus = now?.placa === fila.placa
  const isSeen = version === seen.version && now?.cierre === fila.cierre
  const isMeant = isSeen || (mine.body && current && isSame(mine.body, judged(current).body))
  const other = isBus && !isMeant ? current : undefined
  const isEntered = !isToEnter(fila)
  const last = other?.fila ?? fila
  const locked = !day.mayType || last.liquidada || last.cierre !== undefined
  const { asked, doubts, said } = softWarningsOf(now ?? fila, values, typed?.changes, day)
  const active = day.conductores?.find((one) => one.documento === documento)
  const isKnown = documento !== null && documento === fila.conductorDocumento
  const isAway = active ? fueraEl(active, day.fecha) : documento && day.conductores
  // A typed text may name nobody, or two.
  const isNobody = isAway && !(active ?? isKnown)
  const away = isAway && (isNobody ? CHOOSE : 'El conductor estaba retirado ese día.')
  const { body, issues } = isNobody
    ? { issues: [{ path: ['conductorDocumento'], message: CHOOSE }], body: undefined }
    : mine
  const errors = errorsOf(
    values,
    { ...(typed && issues && erroresPorCampo(issues)), ...refusal?.errors },
    refusal !== undefined,
  )

  const isUnsent = Boolean(typed && isBus) && !locked && !other
  const says = (): readonly [state: string, ...reasons: (string | false | null | undefined)[]] => {
    if (isSending) return ['Guardando…']
    if (!isBus) return ['Sin guardar', 'Este bus ya no tiene ese número. Esc descarta lo escrito.']
    if (refusal) return ['Sin guardar', refusal.message]
    if (typed) return ['Sin guardar', ...asked, ...said, away]
    if (fila.cierre) return ['', fila.cierre]
    return [storedNote(fila), ...(isEntered ? said : []), away]
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
    isEntered,
    isBus,
    /** The record that somebody else has stored since, without a uuid where they have deleted it; undefined where it is as it is meant. */
    other,
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
    /** Fields of the cells that they are said of; '' of what has no cell. */
    doubts: doubts.map((path) => cellOf(values, path)),
    locked,
    /** It opens in the whole form, which shows what differs from a stored record. */
    opens: !locked && !isSending && !(other && !seen.uuid),
    /** It waits to be sent. */
    isUnsent,
    /** It can be sent as it is, but for its soft warnings. */
    isReady: Boolean(isUnsent && body) && day.isJudged && !isSending,
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
