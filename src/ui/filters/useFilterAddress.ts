import type { UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { isEmpty, type Filtros } from './filterSlice'

/** Tells whether what an address holds can be searched for: a schema, or as much of one as a screen's first paint can afford. */
export interface FactCheck {
  safeParse: (filter: unknown) => { success: boolean }
}

/** The filters in an address; `null` when it has none of them, or when what it has is not valid. */
function leer<F extends Filtros>(address: URLSearchParams, empty: F, schema: FactCheck): F | null {
  const campos = Object.keys(empty)
  if (!campos.some((field) => address.has(field))) return null
  const read = Object.fromEntries(campos.map((field) => [field, address.get(field) || null]))
  return schema.safeParse(read).success ? (read as F) : null
}

/** An address with this search in it, or with none, and whatever else it had. A search for nothing is an empty parameter. */
function escribir<F extends Filtros>(address: URLSearchParams, filter: F | null, empty: F): URLSearchParams {
  const added = new URLSearchParams(address)
  const campos = Object.keys(empty)
  for (const field of campos) added.delete(field)
  if (filter && isEmpty(filter)) added.set(campos[0] ?? '', '')
  else for (const [field, value] of Object.entries(filter ?? {})) if (value) added.set(field, value)
  return added
}

const areEqual = (a: Filtros | null, b: Filtros | null) =>
  a && b ? Object.keys(a).every((field) => a[field] === b[field]) : a === b

/** A screen's search: what its filter slice remembers of the last one, the action that replaces it, and its call. */
export interface FilterSearch<F extends Filtros> {
  selectFilter: (state: RootState) => F | null
  filterApplied: (filter: F | null) => UnknownAction
  /** Asks the server: each press of Buscar does, also with the filters that are on screen already. */
  ask: (filter: F) => (dispatch: AppDispatch) => Promise<void>
}

interface Opciones<F extends Filtros> extends FilterSearch<F> {
  empty: F
  schema: FactCheck
}

/**
 * A screen's search, kept in the store, so that it is still there on coming back, and in its address, so that it can be sent to
 * a colleague. An address that is opened or gone back to leads, and the store follows it; what is pressed here changes the
 * store, and the address follows. An address without a search takes up the store's.
 */
export function useFilterAddress<F extends Filtros>(screen: Opciones<F>) {
  const { selectFilter, filterApplied, empty, schema, ask } = screen
  const dispatch = useAppDispatch()
  const saved = useAppSelector(selectFilter)
  const [address, setAddress] = useSearchParams()
  const fromAddress = useMemo(() => leer(address, empty, schema), [address, empty, schema])

  const search = useCallback(
    (filter: F) => {
      dispatch(filterApplied(filter))
      void dispatch(ask(filter))
    },
    [dispatch, filterApplied, ask],
  )
  const note = useCallback(
    (filter: F | null) => setAddress((current) => escribir(current, filter, empty), { replace: true }),
    [setAddress, empty],
  )
  const clear = useCallback(() => {
    dispatch(filterApplied(null))
    // Also what no search could be read from.
    note(null)
  }, [dispatch, filterApplied, note])

  const seen = useRef({ guardado: saved, fromAddress })

  useEffect(() => {
    // Whoever travels in time with DevTools changes the store too.
    const guide = seen.current.guardado !== saved && seen.current.fromAddress === fromAddress
    seen.current = { guardado: saved, fromAddress }
    if (areEqual(fromAddress, saved)) return
    if (fromAddress && !guide) dispatch(filterApplied(fromAddress))
    else note(saved)
  }, [fromAddress, saved, dispatch, filterApplied, note])

  return { filter: fromAddress ?? saved, search, clear }
}
