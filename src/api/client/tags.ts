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

/**
 * What a mutation invalidates, after an error too: its tags, and the record of changes, in which every write stands. A refusal
 * has changed nothing, so a list of 200,000 rows is not fetched again for a wrong figure. A conflict or a missing record shows that the list is out of date, and a call without an answer
 * may have been carried out: those invalidate.
 */
export function tagsUnlessRefused<Tag>(
  error: FetchBaseQueryError | undefined,
  tags: readonly Tag[],
): readonly (Tag | 'Historial')[] {
  const refused = typeof error?.status === 'number' && error.status >= 400 && error.status < 500
  return refused && error.status !== NOT_FOUND && error.status !== CONFLICT ? [] : [...tags, 'Historial']
}

/** The settlement that a debt or a repayment hangs from, where the host names one: its detail shows them. */
export const liquidacionTags = (uuid: unknown) =>
  typeof uuid === 'string' ? [{ type: 'Liquidacion', id: uuid } as const] : []

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

type Tag = (typeof TAG_TYPES)[number] | typeof LIST | typeof PREVIEWS | typeof PROPOSALS | typeof TILLS

/** What shows a noun's records, or figures and names of theirs. */
export const SHOWN_BY = {
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
} as const satisfies Record<Sustantivo, readonly Tag[]>

/**
 * What shows a noun's records on a screen that has not changed them itself. A preview follows its bus's earlier settlements, which
 * the sheet that shows it does not change: its own saves do not have its other buses asked for again.
 */
export const shownElsewhere = (noun: Sustantivo): readonly Tag[] =>
  noun === 'liquidaciones' ? [...SHOWN_BY[noun], PREVIEWS] : SHOWN_BY[noun]

/** What changes of these records invalidate, each once. */
export function tagsOf(events: readonly Evento[]) {
  const nouns = new Set(events.map(({ sustantivo }) => sustantivo))
  const settlements = new Set(events.map(({ liquidacionUuid }) => liquidacionUuid))
  return [
    ...new Set([...nouns].flatMap(shownElsewhere)),
    ...[...settlements].flatMap(liquidacionTags),
    'Historial' as const,
  ]
}
