/**
 * What Redux DevTools shows, in the served build too, since reviewers read it there. The login's password travels in
 * the arguments of its actions and is the one secret that passes through the store: it is masked before it is shown.
 */
import type { Action, UnknownAction } from '@reduxjs/toolkit'

const OCULTA = '•••'

interface AccionDeLlamada extends UnknownAction {
  meta: { arg: { endpointName?: string; originalArgs?: unknown } }
}

const esDeLlamada = (accion: Action): accion is AccionDeLlamada => {
  const { meta } = accion as { meta?: { arg?: unknown } }
  return typeof meta?.arg === 'object' && meta.arg !== null && 'endpointName' in meta.arg
}

const sinClave = (argumentos: unknown): unknown =>
  typeof argumentos === 'object' && argumentos !== null && 'password' in argumentos
    ? { ...argumentos, password: OCULTA }
    : argumentos

/** An action as it is shown: named after its endpoint ('api/executeMutation/pending · login'), without a password. */
export function accionVisible<A extends Action>(accion: A): A {
  if (!esDeLlamada(accion)) return accion
  const { arg } = accion.meta
  return {
    ...accion,
    type: `${accion.type} · ${String(arg.endpointName)}`,
    meta: { ...accion.meta, arg: { ...arg, originalArgs: sinClave(arg.originalArgs) } },
  }
}

export const devTools = { name: 'Cochera', actionSanitizer: accionVisible, maxAge: 200 }
