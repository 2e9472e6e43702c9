import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useEffect, useId } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { rootReducer } from '../../api/client/rootReducer'

/** The unsaved work on screen: whether another search on the same screen loses it, by the component that has it. */
type UnsavedWork = Record<string, boolean>

const NONE: UnsavedWork = {}

const unsavedSlice = createSlice({
  name: 'sinGuardar',
  initialState: NONE,
  reducers: {
    workBegun: (works, { payload }: PayloadAction<{ id: string; otherSearchLoses: boolean }>) => {
      works[payload.id] = payload.otherSearchLoses
    },
    workEnded: (works, { payload }: PayloadAction<string>) => {
      delete works[payload]
    },
  },
  selectors: {
    selectUnsaved: (works) => Object.keys(works).length > 0,
    /** Work that another search on the same screen would lose. */
    selectUnsavedInSearch: (works) => Object.values(works).includes(true),
  },
})

declare module '../../api/client/rootReducer' {
  export interface ScreenSlices {
    sinGuardar: UnsavedWork
  }
}

const { workBegun, workEnded } = unsavedSlice.actions
export const { selectUnsaved, selectUnsavedInSearch } = unsavedSlice.injectInto(rootReducer).selectors

/**
 * Declares unsaved work while the component is mounted: leaving its screen, signing out and closing the tab then ask first.
 * Typing costs nothing: the store hears only of the first key.
 *
 * @param otherSearchLoses whether the work belongs to the address's search, as to its day, and goes with it
 */
export function useUnsavedWork(hasWork: boolean, { otherSearchLoses = false } = {}) {
  const dispatch = useAppDispatch()
  const id = useId()
  useEffect(() => {
    if (!hasWork) return
    dispatch(workBegun({ id, otherSearchLoses }))
    return () => void dispatch(workEnded(id))
  }, [dispatch, id, hasWork, otherSearchLoses])
}
