import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { Novedad } from '../../contract/novedades'
import { SUSTANTIVOS } from '../../contract/sustantivos'

/**
 * Cache tags: a query bears those of all nouns that it shows, and a change invalidates its own noun's. `detalle` is a settlement's whole
 * record; the other two are of what the record of changes leaves out.
 */
export const TAG_TYPES = [...SUSTANTIVOS, 'detalle', 'historial', 'sesiones'] as const

const NOT_FOUND = 404
const CONFLICT = 409

type Name = (typeof TAG_TYPES)[number]
type Tag = Name | { type: Name; id: string }

/** Nothing, where the host does not name what a tag's id would be. */
type Tags = readonly (Tag | undefined)[]

/**
 * Tags that a mutation invalidates, with the record of changes, also after a conflict or a missing record, which shows that the list is out
 * of date, and after a call without an answer, which may have been carried out. A refusal has changed nothing, so a list of 200,000 rows is
 * not fetched again for a wrong figure. `answer` is undefined after an error.
 */
export const invalidates =
  <Answer, Arg>(tags: Tags | ((answer: Answer | undefined, arg: Arg) => Tags)) =>
  (answer: Answer | undefined, error: FetchBaseQueryError | undefined, arg: Arg): Tags => {
    const status = Number(error?.status)
    if (status >= 400 && status < 500 && status !== NOT_FOUND && status !== CONFLICT) return []
    return [...(typeof tags === 'function' ? tags(answer, arg) : tags), 'historial']
  }

/** A noun's own list, for changes that alter nothing by which other lists show its records. */
export const listOf = <N extends Name>(type: N) => ({ type, id: 'LISTA' }) as const

/** A settlement's whole record, where the host names one. */
export const detalleOf = (uuid: unknown): Tag | undefined =>
  typeof uuid === 'string' ? { type: 'detalle', id: uuid } : undefined

/** Previews and settlements filled by sensors alone, which begin at their bus's last register reading: a sheet's own save leaves them alone. */
export const PREVIEWS = { type: 'liquidaciones', id: 'NUEVA' } as const

/** Searches and sums of settlements, apart from the whole list, to which a mutation may have added its answer. */
export const FIGURES = { type: 'liquidaciones', id: 'CIFRAS' } as const

/** A table of settlements' figures: a driver's name and documento, and a bus's number, stand in each row. */
export const OF_LIQUIDACIONES = [FIGURES, 'conductores', 'buses'] as const

/** Tags that changes of these records invalidate. */
export const tagsOf = (changes: readonly Pick<Novedad, 'sustantivo' | 'liquidacionUuid'>[]) => [
  ...new Set(changes.map(({ sustantivo }) => sustantivo)),
  ...Array.from(new Set(changes.map(({ liquidacionUuid }) => liquidacionUuid)), detalleOf),
  'historial' as const,
]
