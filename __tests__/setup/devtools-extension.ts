/**
 * Redux DevTools as its extension stands: the innermost enhancer of the store, which records each action and the state after
 * it, and can put the store back to any of them. Redux Toolkit looks for it once, when it is loaded: import this before
 * anything of ours.
 */
import type { Action, Reducer, Store, StoreEnhancer } from '@reduxjs/toolkit'

interface Options {
  actionSanitizer?: (action: Action) => Action
  stateSanitizer?: (state: unknown) => unknown
  actionsDenylist?: string[]
  predicate?: (state: unknown, action: Action) => boolean
}

/** A moment as it is shown. */
interface Moment {
  accion: Action
  estado: unknown
}

/** Moments shown so far, in order, of all stores; those on the deny list are recorded, but not shown. */
export const shownMoments: Moment[] = []

type Create = (reducer: Reducer<History, Action>, previous?: History) => Store<History, Action>
type AppCreate = (reducer: Reducer, previous?: unknown) => Store

/** Lifted state of the extension: every state that there has been, and which of them the store is in. */
interface History {
  states: readonly unknown[]
  actions: readonly string[]
  actual: number
}

interface Jump extends Action {
  type: 'DEVTOOLS/JUMP_TO_STATE'
  indice: number
}

const isJump = (action: Action): action is Jump => action.type === 'DEVTOOLS/JUMP_TO_STATE'

/** The history of the newest store, and the way back into it. */
interface TimeTravel {
  /** The types of the actions, as they were dispatched. */
  actions: () => readonly string[]
  /**
   * Puts the store into the state after an action, by its place among them. What is dispatched there is added at the end, as
   * in the extension, and does not show until the return.
   */
  jump: (action: number) => void
  /** Back to the present. */
  goBack: () => void
}

let theLast: TimeTravel | undefined

/** The time travel of the store made last. */
export function timeTravel(): TimeTravel {
  if (!theLast) throw new Error('No store has been made with DevTools there.')
  return theLast
}

function show(action: Action, state: unknown, options: Options) {
  const { actionSanitizer = (one) => one, stateSanitizer = (one) => one, actionsDenylist = [] } = options
  if (actionsDenylist.some((kind) => action.type.includes(kind))) return
  if (options.predicate?.(state, action) === false) return
  shownMoments.push({ accion: actionSanitizer(action), estado: stateSanitizer(state) })
}

const recorder =
  (options: Options) =>
  (create: Create): AppCreate =>
  (reducer, previous) => {
    const store = create((history = { states: [previous], actions: [], actual: 0 }, action) => {
      if (isJump(action)) return { ...history, actual: action.indice }
      const last = history.states.length - 1
      const next: unknown = reducer(history.states[last], action)
      show(action, next, options)
      return {
        states: [...history.states, next],
        actions: [...history.actions, action.type],
        // Keeps a store that stands in the past there.
        actual: history.actual === last ? last + 1 : history.actual,
      }
    })
    const jump = (action: number) =>
      void store.dispatch({ type: 'DEVTOOLS/JUMP_TO_STATE', indice: action + 1 })
    theLast = {
      actions: () => store.getState().actions,
      jump,
      goBack: () => jump(store.getState().actions.length - 1),
    }
    const getState = () => {
      const { states, actual } = store.getState()
      return states[actual]
    }
    return { ...store, getState } as Store
  }

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: Options) =>
    (...enhancers: StoreEnhancer[]) =>
    (create: Create) =>
      (enhancers as unknown as ((create: AppCreate) => AppCreate)[]).reduceRight(
        (rest, enhancer) => enhancer(rest),
        recorder(options)(create),
      ),
})
