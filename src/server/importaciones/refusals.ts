import { HttpError, badRequest } from '../http/errors'

/** Why rows are refused: by row, the message of each field, or of the row as a whole under ''. */
export type Refusals = Map<number, Record<string, string>>

/** A refusal's messages by field. @throws whatever is no refusal. */
export function messagesOf(error: unknown) {
  if (!(error instanceof HttpError)) throw error
  return error.errores ?? { '': error.message }
}

/** The refusals by their paths in the call's body. */
export function erroresOf(refusals: Refusals) {
  const errores: Record<string, string> = {}
  for (const [index, fields] of refusals)
    for (const [field, text] of Object.entries(fields))
      errores[field === '' ? `filas.${index}` : `filas.${index}.${field}`] = text
  return errores
}

/** 400 of an import that stores nothing. */
export const refused = (refusals: Refusals) =>
  badRequest(
    `No se guardó nada: hay ${refusals.size} ${refusals.size === 1 ? 'fila' : 'filas'} por corregir.`,
    erroresOf(refusals),
  )
