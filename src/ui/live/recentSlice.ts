import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'
import type { Evento } from '../../contract/eventos'

/** Records that others have changed a moment ago, by their keys. */
export type RecentChanges = Record<string, Pick<Evento, 'sustantivo' | 'tipo' | 'usuario'>>

const NONE: RecentChanges = {}

const recentSlice = createSlice({
  name: 'novedades',
  initialState: NONE,
  reducers: {
    changesHeard: (recent, { payload }: PayloadAction<readonly Evento[]>) => {
      for (const { identificador, sustantivo, tipo, usuario } of payload)
        recent[identificador] = { sustantivo, tipo, usuario }
    },
    changesFaded: (recent, { payload }: PayloadAction<readonly Evento[]>) => {
      for (const { identificador } of payload) delete recent[identificador]
    },
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    novedades: RecentChanges
  }
}

const injected = recentSlice.injectInto(rootReducer)

export const { changesHeard, changesFaded } = recentSlice.actions
export const selectRecent = injected.selectSlice
