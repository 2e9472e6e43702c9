import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

export type TipoAviso = 'exito' | 'error' | 'info'

/** A message on its way to the person. */
export interface Aviso {
  id: string
  tipo: TipoAviso
  mensaje: string
  /** What it is about, beside the words: 'Bus 12'. */
  subject?: string
}

/** More would cover the screen; the oldest give way. */
const MAXIMO_A_LA_VEZ = 4

const SIN_AVISOS: Aviso[] = []

/** The toasts on screen, oldest first. One listener fills it; no component does. */
const avisosSlice = createSlice({
  name: 'avisos',
  initialState: SIN_AVISOS,
  reducers: {
    avisoMostrado: {
      prepare: (aviso: Omit<Aviso, 'id'>) => ({ payload: { id: nanoid(8), ...aviso } }),
      reducer: (avisos, { payload }: PayloadAction<Aviso>) =>
        // The same words twice are one message, shown anew.
        [...avisos.filter(({ mensaje }) => mensaje !== payload.mensaje), payload].slice(-MAXIMO_A_LA_VEZ),
    },
    avisoCerrado: (avisos, { payload }: PayloadAction<string>) => avisos.filter(({ id }) => id !== payload),
  },
  selectors: { selectAvisos: (avisos) => avisos },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    avisos: Aviso[]
  }
}

const inyectado = avisosSlice.injectInto(rootReducer)

export const { avisoMostrado, avisoCerrado } = avisosSlice.actions
export const { selectAvisos } = inyectado.selectors
