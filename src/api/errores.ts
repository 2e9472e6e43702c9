import type { ErrorRespuesta } from '../contract/errores'
import { esServidorPropio } from './baseUrl'

const SIN_CONEXION = 'No hay conexión con el servidor. Intente de nuevo.'
const INESPERADO = 'El servidor respondió algo inesperado. Intente de nuevo.'

const esObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null

// Read by hand and not by the contract's schema: this is code of the first page, of which zod would be an eighth.
function respuestaDe(error: unknown): ErrorRespuesta | null {
  if (!esObjeto(error) || !esObjeto(error.data) || typeof error.data.mensaje !== 'string') return null
  const { mensaje, errores } = error.data
  if (!esObjeto(errores)) return { mensaje }
  const textos = Object.entries(errores).filter((par): par is [string, string] => typeof par[1] === 'string')
  return { mensaje, errores: Object.fromEntries(textos) }
}

/** The server's `mensaje`, or a Spanish sentence of our own when there is none. */
export function mensajeDeError(error: unknown): string {
  const respuesta = respuestaDe(error)
  if (respuesta) return respuesta.mensaje
  return esObjeto(error) && error.status === 'FETCH_ERROR' ? SIN_CONEXION : INESPERADO
}

/** The server's message of each field, by the field's path; empty when it named none. */
export const erroresDeCampos = (error: unknown): Record<string, string> => respuestaDe(error)?.errores ?? {}

/** The record as it is now, where our own server refused an edit of what a colleague has changed since it was seen. */
export function currentRecord(error: unknown): object | undefined {
  if (!esObjeto(error) || error.status !== 409 || !esObjeto(error.data) || !esServidorPropio())
    return undefined
  return esObjeto(error.data.actual) ? error.data.actual : undefined
}

/** Whether the server refused for want of a session. */
export const esSinSesion = (error: unknown): boolean => esObjeto(error) && error.status === 401

/** The same failure, its fields' paths moved under `prefijo`: the body was a list, the form has it under a name. */
export function conErroresBajo(prefijo: string, error: unknown): unknown {
  const respuesta = respuestaDe(error)
  if (!respuesta?.errores || !esObjeto(error)) return error
  const errores = Object.fromEntries(
    Object.entries(respuesta.errores).map(([campo, mensaje]) => [`${prefijo}.${campo}`, mensaje]),
  )
  return { ...error, data: { ...respuesta, errores } }
}
