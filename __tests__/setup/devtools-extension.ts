/**
 * Redux DevTools as its extension stands: the innermost enhancer of the store, which sees each action and the state after it.
 * Redux Toolkit looks for it once, when it is loaded: import this before anything of ours.
 */
import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit'

interface Opciones {
  actionSanitizer?: (accion: Action) => Action
  stateSanitizer?: (estado: unknown) => unknown
}

/** What has been shown so far, in order. */
export const loQueMuestra: { accion: Action; estado: unknown }[] = []

type Crear = (reducer: Reducer, previo?: unknown) => unknown

const grabadora =
  ({ actionSanitizer = (accion) => accion, stateSanitizer = (estado) => estado }: Opciones) =>
  (crear: Crear): Crear =>
  (reducer, previo) =>
    crear((estado, accion: Action) => {
      const siguiente: unknown = reducer(estado, accion)
      loQueMuestra.push({ accion: actionSanitizer(accion), estado: stateSanitizer(siguiente) })
      return siguiente
    }, previo)

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (opciones: Opciones) =>
    (...enhancers: StoreEnhancer[]) =>
    (crear: Crear) =>
      [...enhancers, grabadora(opciones)].reduceRight<Crear>(
        (resto, enhancer) => (enhancer as unknown as (crear: Crear) => Crear)(resto),
        crear,
      ),
})
