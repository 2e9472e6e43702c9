import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

export type ToastKind = 'exito' | 'error' | 'info'

/** A message on its way to the person. */
export interface Toast {
  id: string
  type: ToastKind
  message: string
  /** What it is about, beside the words: 'Bus 12'. */
  subject?: string
}

/** More would cover the screen; the oldest give way. */
const MAX_AT_ONCE = 4

const NO_TOASTS: Toast[] = []

/** The toasts on screen, oldest first. One listener fills it; no component does. */
const toastsSlice = createSlice({
  name: 'avisos',
  initialState: NO_TOASTS,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { id: nanoid(8), ...toast } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        // The same words twice are one message, shown anew.
        [...toasts.filter(({ message }) => message !== payload.message), payload].slice(-MAX_AT_ONCE),
    },
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

export const { toastShown, toastClosed } = toastsSlice.actions
export const { selectToasts } = injected.selectors
