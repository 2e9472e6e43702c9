import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { signedOut } from '../../session/sessionSlice'
import { rootReducer } from '../client/rootReducer'

const NONE: readonly string[] = []

/** The settlements created here since the last Buscar or Limpiar, latest first, by their uuid: another host's answers may have them anywhere. */
const slice = createSlice({
  name: 'creadas',
  initialState: NONE,
  reducers: {
    created: (uuids, { payload }: PayloadAction<string>) => [payload, ...uuids],
    createdForgotten: () => NONE,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => NONE),
})

declare module '../client/rootReducer' {
  export interface ScreenSlices {
    creadas: readonly string[]
  }
}

export const { created, createdForgotten } = slice.actions
export const { selectSlice: selectCreated } = slice.injectInto(rootReducer)

/** Section 4: what has been created goes on top. */
export function createdFirst(rows: readonly LiquidacionFila[], uuids: readonly string[]) {
  if (uuids.length === 0) return rows
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  const first = uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
  return [...first, ...rows.filter((row) => !first.includes(row))]
}
