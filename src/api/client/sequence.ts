import { CABECERA_SECUENCIA, CABECERA_SOLICITUD } from '../../contract/cabeceras'
import { isOwnServer } from './baseUrl'

/** Of our own server: the last change that is surely in an answer; null where it does not say. */
export function sequenceOf({ headers }: Response): number | null {
  const value = isOwnServer() ? headers.get(CABECERA_SECUENCIA) : null
  return value === null ? null : Number(value)
}

let first: number | null = null
const writes = new Set<string>()

/** Remembers of an answer how far it reaches, if none has reached less far, and the request of a write. */
export function noteAnswer(response: Response): void {
  const sequence = sequenceOf(response)
  if (sequence !== null) first = Math.min(first ?? sequence, sequence)
  const request = isOwnServer() && response.headers.get(CABECERA_SOLICITUD)
  if (request) writes.add(request)
}

/** The change from which on this page may be out of date; null before the session's first answer. */
export const firstSequence = (): number | null => first

/** Whether this page itself has sent the request: what it changed has been asked for again by its mutation. */
export const isOwnRequest = (request: string | null): boolean => request !== null && writes.has(request)

export function forgetAnswers(): void {
  first = null
  writes.clear()
}
