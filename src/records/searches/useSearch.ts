import { useEventCallback } from '@mui/material/utils'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector, useAppStore } from '../../api/client/hooks'
import type { AppDispatch } from '../../api/client/rootReducer'
import { searched, selectTable, type Filters } from '../../ui/tableState/tableSlice'

/** Checks for a search with nothing in any field. */
export const isEmpty = (filters: Filters) => Object.values(filters).every((value) => !value)

/** Validates the filters of an address: a zod schema, or a smaller check that loads faster. */
export interface FilterCheck {
  safeParse: (filter: unknown) => { success: boolean }
}

/** The filters in an address; `null` when it has none or they are not valid. */
function readFilters<F extends Filters>(address: URLSearchParams, empty: F, schema: FilterCheck) {
  const fields = Object.keys(empty)
  if (!fields.some((field) => address.has(field))) return null
  const read = Object.fromEntries(fields.map((field) => [field, address.get(field) || null]))
  return schema.safeParse(read).success ? (read as F) : null
}

/** Replaces the filters in an address and keeps its other parameters. An empty search is one empty parameter. */
function writeFilters<F extends Filters>(address: URLSearchParams, filter: F | null, empty: F) {
  const next = new URLSearchParams(address)
  const fields = Object.keys(empty)
  for (const field of fields) next.delete(field)
  if (filter && isEmpty(filter)) next.set(fields[0] ?? '', '')
  else for (const [field, value] of Object.entries(filter ?? {})) if (value) next.set(field, value)
  return next
}

/** Checks whether two searches ask for the same. */
export const areEqual = (a: Filters | null, b: Filters | null) =>
  a && b ? Object.keys(a).every((field) => a[field] === b[field]) : a === b

/** Definition of a screen's search, written once, outside the component. */
interface SearchedScreen<F extends Filters, Check extends FilterCheck> {
  /** The store's key of the search, and of the table that it searches. */
  table: string
  /** The search with every field empty. */
  empty: F
  schema: Check
  /** Calls the server, at each press of Buscar, also when the filters have not changed. */
  ask: (filter: F) => (dispatch: AppDispatch) => Promise<void>
}

/**
 * A screen's search, kept in the store, to find it again on coming back, and in the address, to share it. When an address
 * is opened, the store follows it; Buscar and Limpiar change the store, and the address follows. An address without filters
 * takes the store's.
 */
export function useSearch<F extends Filters, Check extends FilterCheck>(screen: SearchedScreen<F, Check>) {
  const { table, empty, schema, ask } = screen
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const saved = useAppSelector((state) => selectTable(state, table).search) as F | null
  const [address, setAddress] = useSearchParams()
  const fromAddress = useMemo(() => readFilters(address, empty, schema), [address, empty, schema])
  const { key } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  /** The address that the store has followed last. */
  const [followed, setFollowed] = useState(fromAddress ? null : key)
  // An address that replaces another is one that has been written here, unless the screen begins with it.
  const isOpened = fromAddress !== null && key !== followed && (followed === null || !isReplaced)

  const apply = useCallback(
    (search: F | null) => void dispatch(searched({ table, search })),
    [dispatch, table],
  )
  const onSearch = useCallback(
    (filter: F) => {
      // Asked before what follows from it is drawn.
      void dispatch(ask(filter))
      apply(filter)
    },
    [dispatch, apply, ask],
  )
  const writeAddress = useEventCallback(
    (filter: F | null) =>
      void setAddress((current) => writeFilters(current, filter, empty), { replace: true }),
  )
  const follow = useEventCallback((filter: F | null) => {
    setFollowed(key)
    if (!areEqual(filter, saved)) apply(filter)
  })
  const onClear = useCallback(() => {
    apply(null)
    // Also removes filters that are not valid.
    writeAddress(null)
  }, [apply, writeAddress])

  useEffect(() => {
    // Something has just searched, and is shown next.
    if (selectTable(store.getState(), table).search !== saved) return
    if (isOpened) follow(fromAddress)
    else if (!areEqual(fromAddress, saved)) writeAddress(saved)
  }, [isOpened, fromAddress, saved, store, table, follow, writeAddress])

  return {
    table,
    empty,
    schema,
    filter: isOpened ? fromAddress : saved,
    /** Shows what a filter finds, which is only asked for when it is not here. */
    apply,
    onSearch,
    onClear,
  }
}
