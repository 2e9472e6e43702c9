import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { Evento } from '../../contract/eventos'
import type { Sustantivo } from '../../contract/historial'

/** What the cache is tagged with: one tag for each kind of record that some screen shows. */
export const TAG_TYPES = [
  'Liquidacion',
  'Conductor',
  'Bus',
  'Pasaje',
  'Salario',
  'Deuda',
  'Abono',
  'Festivo',
  'Gasto',
  'Asistencia',
  'Cierre',
  'Historial',
  'Usuario',
  'Sesion',
  'Busqueda',
] as const

const NOT_FOUND = 404
const CONFLICT = 409

type Name = (typeof TAG_TYPES)[number]
type Tag = Name | { type: Name; id: string }

/** Nothing, where the host does not name what a tag's id would be. */
type Tags = readonly (Tag | undefined)[]

/**
 * What a mutation invalidates, after an error too. A refusal has changed nothing, so a list of 200,000 rows is not fetched again for
 * a wrong figure. A conflict or a missing record shows that the list is out of date, and a call without an answer may have been
 * carried out: those invalidate. `answer` is undefined after an error.
 */
const unlessRefused =
  (always: Tags) =>
  <Answer, Arg>(tags: Tags | ((answer: Answer | undefined, arg: Arg) => Tags)) =>
  (answer: Answer | undefined, error: FetchBaseQueryError | undefined, arg: Arg): Tags => {
    const status = Number(error?.status)
    if (status >= 400 && status < 500 && status !== NOT_FOUND && status !== CONFLICT) return []
    return [...(typeof tags === 'function' ? tags(answer, arg) : tags), ...always]
  }

/** What a mutation invalidates, and the record of changes, in which it stands. */
export const invalidates = unlessRefused(['Historial'])

/** What a mutation invalidates that the record of changes does not have. */
export const invalidatesUnrecorded = unlessRefused([])

/** The settlement that a debt or a repayment hangs from, where the host names one: its detail shows them. */
export const liquidacionTag = (uuid: unknown): Tag | undefined =>
  typeof uuid === 'string' ? { type: 'Liquidacion', id: uuid } : undefined

/** The attendance that is proposed for a day: it depends on drivers and their buses. */
export const PROPOSALS = { type: 'Asistencia', id: 'PROPUESTAS' } as const

/** The settlements' lists. */
export const LIST = { type: 'Liquidacion', id: 'LISTA' } as const

/** What searches of settlements have found. */
export const SEARCHES = { type: 'Liquidacion', id: 'BUSQUEDAS' } as const

/** The tills of a day, which change with what they count. */
export const TILLS = { type: 'Cierre', id: 'CAJAS' } as const

/** What begins where its bus was left: the previews, and the settlements that only sensors have filled. */
export const PREVIEWS = { type: 'Liquidacion', id: 'NUEVA' } as const

/** Which closing keeps a settlement as it is; that changes with a closing alone. */
export const LOCKS = { type: 'Cierre', id: 'CANDADOS' } as const

const SHOWN_BY: Record<Sustantivo, readonly Tag[]> = {
  liquidaciones: [LIST, 'Salario', 'Gasto', 'Deuda', 'Abono', 'Asistencia', TILLS],
  // A repayment changes the balance that the table of debts shows; either may hang from a settlement that a till counts.
  abonos: ['Abono', 'Deuda', TILLS],
  deudas: ['Deuda', TILLS],
  // A driver's name and documento stand in every table that has a driver.
  conductores: ['Conductor', 'Bus', 'Liquidacion', 'Salario', 'Deuda', 'Abono', 'Gasto', 'Asistencia'],
  // A bus is known by its number in these tables; the attendance of a day is proposed with each driver's bus. A day's tills name the buses that are missing.
  buses: ['Bus', PROPOSALS, 'Liquidacion', 'Salario', 'Deuda', 'Abono', 'Gasto', TILLS],
  pasajes: ['Pasaje'],
  festivos: ['Festivo'],
  asistencias: ['Asistencia'],
  cierres: ['Cierre'],
  // Tills bear the names of those whose they are.
  usuarios: ['Usuario', 'Sesion', TILLS],
  respaldos: TAG_TYPES,
}

/** What shows a noun's records, or figures and names of theirs; and the settlement that they hang from, or that they are. */
export const shownBy = (noun: Sustantivo, liquidacionUuid?: unknown): Tags => [
  ...SHOWN_BY[noun],
  liquidacionTag(liquidacionUuid),
]

/**
 * What shows a noun's records on a screen that has not changed them itself. A preview follows its bus's earlier settlements, which
 * the sheet that shows it does not change: its own saves do not have its other buses asked for again.
 */
export const tagsForRemoteChange = (noun: Sustantivo): readonly Tag[] =>
  noun === 'liquidaciones' ? [...SHOWN_BY[noun], PREVIEWS] : SHOWN_BY[noun]

/** What changes of these records invalidate, each once. */
export const tagsOf = (events: readonly Evento[]) => [
  ...new Set(events.flatMap(({ sustantivo }) => tagsForRemoteChange(sustantivo))),
  ...Array.from(new Set(events.map(({ liquidacionUuid }) => liquidacionUuid)), liquidacionTag),
  'Historial' as const,
]
