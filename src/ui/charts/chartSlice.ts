import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'

const ALL_OPEN: Record<string, boolean> = {}

/** The charts that the person has collapsed to make room for the table, by id. */
const chartsSlice = createSlice({
  name: 'graficas',
  initialState: ALL_OPEN,
  reducers: {
    chartCollapsed: (graficas, { payload }: PayloadAction<Record<string, boolean>>) => {
      Object.assign(graficas, payload)
    },
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    graficas: Record<string, boolean>
  }
}

export const { chartCollapsed } = chartsSlice.actions
export const { selectSlice: selectCollapsed } = chartsSlice.injectInto(rootReducer)
