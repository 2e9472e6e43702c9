import { type ErrorRespuesta } from '../contract/errores'

/** Stops the start: one line per problem, for whoever runs the server. */
export class ErrorDeArranque extends Error {
  readonly lineas: readonly string[]

  constructor(lineas: string | readonly string[]) {
    const lista = typeof lineas === 'string' ? [lineas] : lineas
    super(lista.join('\n'))
    this.name = 'ErrorDeArranque'
    this.lineas = lista
  }
}

/** A refusal that a person can read: it is answered as `{ mensaje, errores?, actual? }` with this status. */
export class ErrorDeNegocio extends Error {
  readonly statusCode: number
  readonly mensaje: string
  /** Message of each field by its path (`gastos.0.valor`). */
  readonly errores?: Record<string, string>
  /** The record as it is now, where an edit came too late. */
  readonly actual?: object

  constructor(statusCode: number, mensaje: string, errores?: Record<string, string>, actual?: object) {
    super(mensaje)
    this.name = 'ErrorDeNegocio'
    this.statusCode = statusCode
    this.mensaje = mensaje
    this.errores = errores
    this.actual = actual
  }

  /** The body of the answer. */
  cuerpo(): ErrorRespuesta {
    const { mensaje, errores, actual } = this
    return { mensaje, ...(errores && { errores }), ...(actual && { actual: { ...actual } }) }
  }
}

/** 400: what was sent is not acceptable. */
export const invalido = (mensaje: string, errores?: Record<string, string>) =>
  new ErrorDeNegocio(400, mensaje, errores)
/** 401: no session, or one that no longer counts. */
export const sinSesion = () => new ErrorDeNegocio(401, 'Inicie sesión para continuar.')
/** 403: the role does not allow it. */
export const prohibido = (mensaje = 'No tiene permiso para realizar esta acción.') =>
  new ErrorDeNegocio(403, mensaje)
/** 404: there is no such record. */
export const noEncontrado = (mensaje: string) => new ErrorDeNegocio(404, mensaje)
/** 409: it contradicts what is stored. */
export const conflicto = (mensaje: string, errores?: Record<string, string>, actual?: object) =>
  new ErrorDeNegocio(409, mensaje, errores, actual)
/** 429: too many attempts. */
export const demasiados = (mensaje: string) => new ErrorDeNegocio(429, mensaje)

/** The code that Node, a database engine or Fastify gave an error (`ENOENT`, `23505`), or '' when it has none. */
export const codigoDe = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
