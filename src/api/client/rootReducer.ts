/**
 * The state's shape. A screen's own slice joins it when its chunk is loaded (`slice.injectInto(rootReducer)`), so that
 * the first page carries none of them; it declares itself by augmenting {@link ScreenSlices}.
 */
import { combineSlices, type ThunkDispatch, type UnknownAction, type WithSlice } from '@reduxjs/toolkit'
import { sesionSlice, type SesionState } from '../../session/sessionSlice'
import { answersSlice } from './answersSlice'
import { api } from './api'

// An interface, because only interfaces can be augmented from other files.
export interface ScreenSlices extends WithSlice<typeof sesionSlice> {
  sesion: SesionState
}

export const rootReducer = combineSlices(sesionSlice, answersSlice, api).withLazyLoadedSlices<ScreenSlices>()

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>
