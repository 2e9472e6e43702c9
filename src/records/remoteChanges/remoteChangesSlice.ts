import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'
import type { Novedad } from '../../contract/novedades'

/** The last change of each record that others have changed a moment ago, by its key. */
type RecentChanges = Record<string, number>

const NONE: RecentChanges = {}

const remoteChangesSlice = createSlice({
  name: 'novedades',
  initialState: NONE,
  reducers: {
    changesHeard: (recent, { payload }: PayloadAction<readonly Novedad[]>) => {
      for (const { identificador, secuencia } of payload) recent[identificador] = secuencia
    },
    changesFaded: (recent, { payload }: PayloadAction<readonly Novedad[]>) => {
      for (const { identificador, secuencia } of payload)
        if (recent[identificador] === secuencia) delete recent[identificador]
    },
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    novedades: RecentChanges
  }
}

const injected = remoteChangesSlice.injectInto(rootReducer)

export const { changesHeard, changesFaded } = remoteChangesSlice.actions
export const selectRecent = injected.selectSlice
