import type { ErrorRespuesta } from '../../contract/errores'

const NO_CONNECTION = 'No hay conexión con el servidor. Intente de nuevo.'
const TOO_LARGE = 'Es más de lo que deja pasar el proxy: pida que admita 4 MB.'
const UNEXPECTED = 'El servidor respondió algo inesperado. Intente de nuevo.'

/** A value's fields; of what is no object, none. */
export const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

// Read by hand and not by the contract's schema: this is code of the first page, of which zod would be an eighth.
function answerOf(error: unknown): Pick<Required<ErrorRespuesta>, 'mensaje' | 'errores'> | null {
  const { mensaje, errores } = fieldsOf(fieldsOf(error).data)
  if (typeof mensaje !== 'string') return null
  const texts = Object.entries(fieldsOf(errores)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { mensaje, errores: Object.fromEntries(texts) }
}

export const isUnanswered = (error: unknown) => fieldsOf(error).status === 'FETCH_ERROR'

/** The server's `mensaje`, or a Spanish sentence of our own when there is none: a proxy refuses what is too large without one. */
export const errorMessage = (error: unknown) =>
  answerOf(error)?.mensaje ??
  (isUnanswered(error) ? NO_CONNECTION : fieldsOf(error).status === 413 ? TOO_LARGE : UNEXPECTED)

/** The server's message of each field, by the field's path; empty when it named none. */
export const fieldErrors = (error: unknown): Record<string, string> => answerOf(error)?.errores ?? {}

export const isUnauthorized = (error: unknown) => fieldsOf(error).status === 401
