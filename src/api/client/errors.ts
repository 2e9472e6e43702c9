import type { ErrorRespuesta } from '../../contract/errores'
import { isOwnServer } from './baseUrl'

const NO_CONNECTION = 'No hay conexión con el servidor. Intente de nuevo.'
const UNEXPECTED = 'El servidor respondió algo inesperado. Intente de nuevo.'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

// Read by hand and not by the contract's schema: this is code of the first page, of which zod would be an eighth.
function answerOf(error: unknown): ErrorRespuesta | null {
  if (!isObject(error) || !isObject(error.data) || typeof error.data.mensaje !== 'string') return null
  const { mensaje, errores } = error.data
  if (!isObject(errores)) return { mensaje }
  const texts = Object.entries(errores).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { mensaje, errores: Object.fromEntries(texts) }
}

/** The server's `mensaje`, or a Spanish sentence of our own when there is none. */
export function errorMessage(error: unknown): string {
  const response = answerOf(error)
  if (response) return response.mensaje
  return isObject(error) && error.status === 'FETCH_ERROR' ? NO_CONNECTION : UNEXPECTED
}

/** The server's message of each field, by the field's path; empty when it named none. */
export const fieldErrors = (error: unknown): Record<string, string> => answerOf(error)?.errores ?? {}

/** The record as it is now, where our own server refused an edit of what a colleague has changed since it was seen. */
export function currentRecord(error: unknown): object | undefined {
  if (!isObject(error) || error.status !== 409 || !isObject(error.data) || !isOwnServer()) return undefined
  return isObject(error.data.actual) ? error.data.actual : undefined
}

/** Whether the server refused for want of a session. */
export const isUnauthorized = (error: unknown): boolean => isObject(error) && error.status === 401

/** The same failure, its fields' paths moved under `prefix`: the body was a list, the form has it under a name. */
export function withErrorsUnder(prefix: string, error: unknown): unknown {
  const response = answerOf(error)
  if (!response?.errores || !isObject(error)) return error
  const errores = Object.fromEntries(
    Object.entries(response.errores).map(([field, mensaje]) => [`${prefix}.${field}`, mensaje]),
  )
  return { ...error, data: { ...response, errores } }
}
