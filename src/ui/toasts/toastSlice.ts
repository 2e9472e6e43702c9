import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

export type ToastKind = 'exito' | 'error' | 'info'

/** A message on screen for a while. */
export interface Toast {
  id: string
  type: ToastKind
  message: string
  /** Its subject, beside the message: 'Bus 12'. */
  subject?: string
  /** The mark of the action that 'Deshacer' takes back. */
  undo?: string
  /** Milliseconds on screen; those of its kind when absent. */
  duration?: number
  /** The call that failed. */
  endpoint?: string
}

/** More would cover the screen; the oldest are dropped. */
const MAX_AT_ONCE = 4

const NO_TOASTS: Toast[] = []

/** The toasts on screen, oldest first. The toast listener adds to them, and whatever makes many calls as one. */
const toastsSlice = createSlice({
  name: 'avisos',
  initialState: NO_TOASTS,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { id: nanoid(8), ...toast } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        // A repeated message replaces the earlier one, unless each is about a record of its own.
        [...toasts.filter(({ message, undo }) => undo || message !== payload.message), payload].slice(
          -MAX_AT_ONCE,
        ),
    },
    /** A call has succeeded: that it failed before is no news any more. */
    failureMended: (toasts, { payload }: PayloadAction<string>) =>
      toasts.some(({ endpoint }) => endpoint === payload)
        ? toasts.filter(({ endpoint }) => endpoint !== payload)
        : toasts,
    toastClosed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    avisos: Toast[]
  }
}

const injected = toastsSlice.injectInto(rootReducer)

export const { toastShown, failureMended, toastClosed } = toastsSlice.actions
export const { selectToasts } = injected.selectors
