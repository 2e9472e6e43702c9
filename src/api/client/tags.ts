import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { Evento } from '../../contract/eventos'
import type { Sustantivo } from '../../contract/historial'

/** Cache tags, one for each kind of record that some screen shows. */
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
 * Tags that a mutation invalidates, also after a conflict or a missing record, which shows that the list is out of date, and after a call
 * without an answer, which may have been carried out. A refusal has changed nothing, so a list of 200,000 rows is not fetched again for a
 * wrong figure. `answer` is undefined after an error.
 */
const unlessRefused =
  (always: Tags) =>
  <Answer, Arg>(tags: Tags | ((answer: Answer | undefined, arg: Arg) => Tags)) =>
  (answer: Answer | undefined, error: FetchBaseQueryError | undefined, arg: Arg): Tags => {
    const status = Number(error?.status)
    if (status >= 400 && status < 500 && status !== NOT_FOUND && status !== CONFLICT) return []
    return [...(typeof tags === 'function' ? tags(answer, arg) : tags), ...always]
  }

/** Invalidates a mutation's tags and the record of changes. */
export const invalidates = unlessRefused(['Historial'])

/** Invalidates a mutation's tags where the record of changes leaves it out. */
export const invalidatesUnrecorded = unlessRefused([])

/** The settlement that a debt or a repayment hangs from, where the host names one: its detail shows them. */
export const liquidacionTag = (uuid: unknown): Tag | undefined =>
  typeof uuid === 'string' ? { type: 'Liquidacion', id: uuid } : undefined

/** The attendance that is proposed for a day: it depends on drivers and their buses. */
export const PROPOSALS = { type: 'Asistencia', id: 'PROPUESTAS' } as const

/** The settlements' lists. */
export const LIST = { type: 'Liquidacion', id: 'LISTA' } as const

/** Results of searches of settlements. */
export const SEARCHES = { type: 'Liquidacion', id: 'BUSQUEDAS' } as const

/** The tills of a day, which change with what they count. */
export const TILLS = { type: 'Cierre', id: 'CAJAS' } as const

/** Previews and settlements filled by sensors alone, which begin at their bus's last register reading. */
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

/** Tags of a noun's records, of all that shows their figures or names, and of the settlement that they hang from or are. */
export const shownBy = (noun: Sustantivo, liquidacionUuid?: unknown): Tags => [
  ...SHOWN_BY[noun],
  liquidacionTag(liquidacionUuid),
]

/** Tags for a change from another screen, previews included; a sheet's own save leaves the previews of its other buses alone. */
export const tagsForRemoteChange = (noun: Sustantivo): readonly Tag[] =>
  noun === 'liquidaciones' ? [...SHOWN_BY[noun], PREVIEWS] : SHOWN_BY[noun]

/** Tags that changes of these records invalidate, each once. */
export const tagsOf = (events: readonly Evento[]) => [
  ...new Set(events.flatMap(({ sustantivo }) => tagsForRemoteChange(sustantivo))),
  ...Array.from(new Set(events.map(({ liquidacionUuid }) => liquidacionUuid)), liquidacionTag),
  'Historial' as const,
]
