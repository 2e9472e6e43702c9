import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../api/client/rootReducer'
import { signedOut } from '../../session/sessionSlice'

/** The date of the last settlement saved since signing in, '' before the first: the next one, and the day's sheet, begin with it. */
const slice = createSlice({
  name: 'fechaDeTrabajo',
  initialState: '',
  reducers: {
    dateUsed: (_former, { payload }: PayloadAction<string>) => payload,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => ''),
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    fechaDeTrabajo: string
  }
}

export const { dateUsed } = slice.actions
export const { selectSlice: selectWorkingDate } = slice.injectInto(rootReducer)
