import { isUniqueViolation } from '../db/errors'

/** The message of each field by its path (`gastos.0.valor`). */
type Errores = Record<string, string>

/** A refusal with a message for the person, answered as `{ mensaje, errores?, actual? }` with this status. */
export class HttpError extends Error {
  /** @param actual the record as it is now, where an edit came too late. */
  constructor(
    readonly statusCode: number,
    mensaje: string,
    readonly errores?: Errores,
    readonly actual?: object,
  ) {
    super(mensaje)
    this.name = 'HttpError'
  }
}

/** 400: the data is not acceptable. */
export const badRequest = (mensaje: string, errores?: Errores) => new HttpError(400, mensaje, errores)
/** 401: no session, or one that no longer counts. */
export const unauthorized = () => new HttpError(401, 'Inicie sesión para continuar.')
/** 403: the role does not allow it. */
export const forbidden = (mensaje = 'No tiene permiso para realizar esta acción.') =>
  new HttpError(403, mensaje)
/** 404: there is no such record. */
export const notFound = (mensaje: string) => new HttpError(404, mensaje)
/** 409: it contradicts the stored data. */
export const conflict = (mensaje: string, errores?: Errores, actual?: object) =>
  new HttpError(409, mensaje, errores, actual)
/** 409 of a new record that is stored already. */
export class AlreadyThere extends HttpError {}
/** Words the violation of a unique key, named as in `isUniqueViolation`, as this refusal. */
export const onDuplicate =
  (column: string, refusal: () => HttpError) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, column) ? refusal() : error
  }
/** A refusal of one field, whose message is said of the whole too. */
export const fieldError = (statusCode: number, field: string, mensaje: string) =>
  new HttpError(statusCode, mensaje, { [field]: mensaje })
