import { type ErrorRespuesta } from '../../contract/errores'

/** A refusal with a message for the person, answered as `{ mensaje, errores?, actual? }` with this status. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly mensaje: string
  /** Message of each field by its path (`gastos.0.valor`). */
  readonly errores?: Record<string, string>
  /** The record as it is now, where an edit came too late. */
  readonly actual?: object

  constructor(statusCode: number, mensaje: string, errores?: Record<string, string>, actual?: object) {
    super(mensaje)
    this.name = 'HttpError'
    this.statusCode = statusCode
    this.mensaje = mensaje
    this.errores = errores
    this.actual = actual
  }

  /** The body of the answer. */
  body(): ErrorRespuesta {
    const { mensaje, errores, actual } = this
    return { mensaje, ...(errores && { errores }), ...(actual && { actual: { ...actual } }) }
  }
}

/** 400: the data is not acceptable. */
export const badRequest = (mensaje: string, errores?: Record<string, string>) =>
  new HttpError(400, mensaje, errores)
/** 401: no session, or one that no longer counts. */
export const unauthorized = () => new HttpError(401, 'Inicie sesión para continuar.')
/** 403: the role does not allow it. */
export const forbidden = (
  mensaje = 'No tiene permiso para realizar esta acción.',
  errores?: Record<string, string>,
) => new HttpError(403, mensaje, errores)
/** 404: there is no such record. */
export const notFound = (mensaje: string) => new HttpError(404, mensaje)
/** 409: it contradicts the stored data. */
export const conflict = (mensaje: string, errores?: Record<string, string>, actual?: object) =>
  new HttpError(409, mensaje, errores, actual)
/** A refusal of one field, whose message is said of the whole too. */
export const fieldError = (statusCode: number, field: string, mensaje: string) =>
  new HttpError(statusCode, mensaje, { [field]: mensaje })
/** 429: too many attempts. */
export const tooManyRequests = (mensaje: string) => new HttpError(429, mensaje)
