import { conflicto } from './errores'

/** Which version of a record somebody has seen, where they have been told one: a number of edits, or a settlement's state. */
export type Vista = number | string | null | undefined

/**
 * 409 of an edit whose record has changed since it was seen; the answer holds the record as it is now.
 *
 * @param which names it: 'este pasaje', 'esta deuda'
 */
export const stale = (which: string, actual: object) =>
  conflicto(
    `Otra persona cambió ${which} mientras tanto y no se guardó lo suyo. Revise las diferencias y guarde de nuevo.`,
    undefined,
    actual,
  )

/** Whether a record has been told to somebody and is another one now. */
export const isStale = ({ version }: { version?: Vista }, vista: Vista) => vista != null && vista !== version

/** Whether an edit says anything that its record does not. */
export const differs = <Datos extends object>(row: Record<keyof Datos, unknown>, datos: Datos): boolean =>
  (Object.keys(datos) as (keyof Datos)[]).some((field) => row[field] !== datos[field])

/**
 * Whether an edit changes its record. One that does not is none, whatever it has seen: the repetition of an edit whose answer
 * got lost.
 *
 * @throws 409 with the record when it would change one that is no longer as it was seen.
 */
export function changesIt<Datos extends object>(
  which: string,
  row: Record<keyof Datos, unknown> & { version?: Vista },
  datos: Datos,
  vista: Vista,
): boolean {
  if (!differs(row, datos)) return false
  if (isStale(row, vista)) throw stale(which, row)
  return true
}
