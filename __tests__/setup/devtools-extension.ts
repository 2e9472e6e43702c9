/**
 * Redux DevTools as its extension stands: the innermost enhancer of the store, which records each action and the state after
 * it, and can put the store back to any of them. Redux Toolkit looks for it once, when it is loaded: import this before
 * anything of ours.
 */
import type { Action, Reducer, Store, StoreEnhancer } from '@reduxjs/toolkit'

interface Opciones {
  actionSanitizer?: (accion: Action) => Action
  stateSanitizer?: (estado: unknown) => unknown
  actionsDenylist?: string[]
  predicate?: (estado: unknown, accion: Action) => boolean
}

/** A moment as it is shown. */
interface Momento {
  accion: Action
  estado: unknown
}

/** What has been shown so far, in order, of all stores; what is on the deny list is recorded, but not shown. */
export const loQueMuestra: Momento[] = []

type Crear = (reducer: Reducer<Historia, Action>, previo?: Historia) => Store<Historia, Action>
type CrearDeLaApp = (reducer: Reducer, previo?: unknown) => Store

/** What the extension calls the lifted state: every state that there has been, and which of them the store is in. */
interface Historia {
  estados: readonly unknown[]
  acciones: readonly string[]
  actual: number
}

interface Salto extends Action {
  type: 'DEVTOOLS/JUMP_TO_STATE'
  indice: number
}

const esSalto = (accion: Action): accion is Salto => accion.type === 'DEVTOOLS/JUMP_TO_STATE'

/** The history of the newest store, and the way back into it. */
interface ViajeEnElTiempo {
  /** The types of the actions, as they were dispatched. */
  acciones: () => readonly string[]
  /**
   * Puts the store into the state after an action, by its place among them. What is dispatched there is added at the end, as
   * in the extension, and does not show until the return.
   */
  saltar: (accion: number) => void
  /** Back to the present. */
  volver: () => void
}

let elUltimo: ViajeEnElTiempo | undefined

/** The time travel of the store made last. */
export function viajeEnElTiempo(): ViajeEnElTiempo {
  if (!elUltimo) throw new Error('No store has been made with DevTools there.')
  return elUltimo
}

function mostrar(accion: Action, estado: unknown, opciones: Opciones) {
  const { actionSanitizer = (una) => una, stateSanitizer = (uno) => uno, actionsDenylist = [] } = opciones
  if (actionsDenylist.some((tipo) => accion.type.includes(tipo))) return
  if (opciones.predicate?.(estado, accion) === false) return
  loQueMuestra.push({ accion: actionSanitizer(accion), estado: stateSanitizer(estado) })
}

const grabadora =
  (opciones: Opciones) =>
  (crear: Crear): CrearDeLaApp =>
  (reducer, previo) => {
    const store = crear((historia = { estados: [previo], acciones: [], actual: 0 }, accion) => {
      if (esSalto(accion)) return { ...historia, actual: accion.indice }
      const ultimo = historia.estados.length - 1
      const siguiente: unknown = reducer(historia.estados[ultimo], accion)
      mostrar(accion, siguiente, opciones)
      return {
        estados: [...historia.estados, siguiente],
        acciones: [...historia.acciones, accion.type],
        // Whoever stands in the past stays there.
        actual: historia.actual === ultimo ? ultimo + 1 : historia.actual,
      }
    })
    const saltar = (accion: number) =>
      void store.dispatch({ type: 'DEVTOOLS/JUMP_TO_STATE', indice: accion + 1 })
    elUltimo = {
      acciones: () => store.getState().acciones,
      saltar,
      volver: () => saltar(store.getState().acciones.length - 1),
    }
    const getState = () => {
      const { estados, actual } = store.getState()
      return estados[actual]
    }
    return { ...store, getState } as Store
  }

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (opciones: Opciones) =>
    (...enhancers: StoreEnhancer[]) =>
    (crear: Crear) =>
      (enhancers as unknown as ((crear: CrearDeLaApp) => CrearDeLaApp)[]).reduceRight(
        (resto, enhancer) => enhancer(resto),
        grabadora(opciones)(crear),
      ),
})
