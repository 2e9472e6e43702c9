import { useState } from 'react'
import { forceRefetch } from '../../api/client/forceRefetch'
import { historialApi, useHistorialQuery, type FiltroHistorial } from '../../api/historial'
import { useFilterAddress } from '../../records/searches/useFilterAddress'
import { EMPTY_FILTER, filterApplied, selectFilter } from './filterSlice'
import { SEARCH_RULES } from './searchRules'

export const PAGE_SIZE = 10

const firstPage = (filter: FiltroHistorial) => ({ ...filter, antesDe: null, limite: PAGE_SIZE })
const ask = (filter: FiltroHistorial) => forceRefetch(historialApi.endpoints.historial, firstPage(filter))

interface Pages {
  /** The search that they are of; undefined for none yet. */
  filter: FiltroHistorial | null | undefined
  page: number
  cursors: readonly number[]
}
const FIRST_PAGE: Pages = { filter: undefined, page: 0, cursors: [] }

/**
 * A page of the changes that the current search finds. The server answers those before a change: of each page turned so far
 * the last change of the one before it is kept.
 */
export function useHistorial() {
  const { filter, search, clear } = useFilterAddress({
    selectFilter,
    filterApplied,
    empty: EMPTY_FILTER,
    schema: SEARCH_RULES,
    ask,
  })
  const searched = filter ?? EMPTY_FILTER
  const [pages, setPages] = useState<Pages>(FIRST_PAGE)
  // Another search begins at its first page.
  const { page, cursors } = pages.filter === filter ? pages : { page: 0, cursors: [] }
  const { currentData, isFetching, error, refetch } = useHistorialQuery({
    ...firstPage(searched),
    antesDe: cursors[page - 1] ?? null,
  })

  const turnTo = (next: number) => {
    const last = currentData?.cambios.at(-1)
    if (next > page && !last) return
    setPages({ filter, page: next, cursors: last ? [...cursors.slice(0, page), last.secuencia] : cursors })
  }
  return {
    rows: currentData?.cambios,
    hasNextPage: currentData?.hayMas,
    loading: isFetching,
    error,
    retry: refetch,
    page,
    turnTo,
    searched,
    filter,
    search: (next: FiltroHistorial) => {
      setPages(FIRST_PAGE)
      search(next)
    },
    clear: () => {
      setPages(FIRST_PAGE)
      clear()
    },
  }
}
