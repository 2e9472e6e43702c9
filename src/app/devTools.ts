/**
 * What Redux DevTools shows, in the served build too, since reviewers read it there. Passwords travel in the arguments
 * of the login's and the password change's actions and are the one secret that passes through the store: they are masked
 * before they are shown.
 */
import type { Action, UnknownAction } from '@reduxjs/toolkit'

const OCULTA = '•••'

interface AccionDeLlamada extends UnknownAction {
  meta: { baseQueryMeta?: unknown; arg: { endpointName?: string; originalArgs?: unknown } }
}

const esDeLlamada = (accion: Action): accion is AccionDeLlamada => {
  const { meta } = accion as { meta?: { arg?: unknown } }
  return typeof meta?.arg === 'object' && meta.arg !== null && 'endpointName' in meta.arg
}

const CLAVES = ['password', 'actual', 'nueva']

const sinClave = (argumentos: unknown): unknown =>
  typeof argumentos === 'object' && argumentos !== null && CLAVES.some((clave) => clave in argumentos)
    ? Object.fromEntries(
        Object.entries(argumentos).map(([campo, valor]) => [campo, CLAVES.includes(campo) ? OCULTA : valor]),
      )
    : argumentos

/**
 * An action as it is shown: named after its endpoint ('api/executeMutation/pending · login'), without a password and without
 * the request, whose headers carry the token.
 */
export function accionVisible<A extends Action>(accion: A): A {
  if (!esDeLlamada(accion)) return accion
  const { baseQueryMeta: _llamada, arg, ...meta } = accion.meta
  return {
    ...accion,
    type: `${accion.type} · ${String(arg.endpointName)}`,
    meta: { ...meta, arg: { ...arg, originalArgs: sinClave(arg.originalArgs) } },
  }
}

export const devTools = { name: 'Cochera', actionSanitizer: accionVisible, maxAge: 200 }
