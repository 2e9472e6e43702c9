import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

const ALL_OPEN: Record<string, boolean> = {}

/** The charts that the person has collapsed to make room for the table, by id. */
const chartsSlice = createSlice({
  name: 'graficas',
  initialState: ALL_OPEN,
  reducers: {
    chartCollapsed: (graficas, { payload }: PayloadAction<{ chart: string; collapsed: boolean }>) => {
      graficas[payload.chart] = payload.collapsed
    },
  },
  selectors: {
    selectCollapsed: (graficas, chart: string): boolean => graficas[chart] ?? false,
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    graficas: Record<string, boolean>
  }
}

const injected = chartsSlice.injectInto(rootReducer)

export const { chartCollapsed } = chartsSlice.actions
export const { selectCollapsed } = injected.selectors
