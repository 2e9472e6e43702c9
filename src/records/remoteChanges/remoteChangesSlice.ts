import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'
import type { Novedad } from '../../contract/novedades'

/** Records that others have changed a moment ago, by their keys: by whom, and the last change of each. */
type RecentChanges = Record<string, Pick<Novedad, 'usuario' | 'secuencia'>>

const NONE: RecentChanges = {}

const remoteChangesSlice = createSlice({
  name: 'novedades',
  initialState: NONE,
  reducers: {
    changesHeard: (recent, { payload }: PayloadAction<readonly Novedad[]>) => {
      for (const { identificador, usuario, secuencia } of payload)
        recent[identificador] = { usuario, secuencia }
    },
    changesFaded: (recent, { payload }: PayloadAction<readonly Novedad[]>) => {
      for (const { identificador, secuencia } of payload)
        if (recent[identificador]?.secuencia === secuencia) delete recent[identificador]
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
