import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

const TODAS_ABIERTAS: Record<string, boolean> = {}

/** Which charts a person has folded away, by the chart's id, so that a table keeps the room it was given. */
const graficasSlice = createSlice({
  name: 'graficas',
  initialState: TODAS_ABIERTAS,
  reducers: {
    graficaPlegada: (graficas, { payload }: PayloadAction<{ grafica: string; plegada: boolean }>) => {
      graficas[payload.grafica] = payload.plegada
    },
  },
  selectors: {
    selectPlegada: (graficas, grafica: string): boolean => graficas[grafica] ?? false,
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    graficas: Record<string, boolean>
  }
}

const inyectado = graficasSlice.injectInto(rootReducer)

export const { graficaPlegada } = graficasSlice.actions
export const { selectPlegada } = inyectado.selectors
