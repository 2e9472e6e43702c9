import { HttpError, badRequest } from '../http/errors'

/** Why rows are refused: by row, the message of each field, or of the row as a whole under ''. */
export type Refusals = Map<number, Record<string, string>>

/** A refusal's messages by field. @throws whatever is no refusal. */
export function messagesOf(error: unknown) {
  if (!(error instanceof HttpError)) throw error
  return error.errores ?? { '': error.message }
}

/** 400 of a part, which stores nothing, with the refusals by their paths in its body. */
export const refused = (refusals: Refusals) =>
  badRequest(
    `No se guardó nada: hay ${refusals.size} ${refusals.size === 1 ? 'fila' : 'filas'} por corregir.`,
    Object.fromEntries(
      [...refusals].flatMap(([index, fields]) =>
        Object.entries(fields).map(([field, text]) => [
          field === '' ? `filas.${index}` : `filas.${index}.${field}`,
          text,
        ]),
      ),
    ),
  )
