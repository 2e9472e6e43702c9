import { useState } from 'react'
import { forceRefetch } from '../../api/client/forceRefetch'
import { historialApi, useHistorialQuery, type FiltroHistorial } from '../../api/historial'
import { FECHA_FINAL_MAYOR, finalNoAntesDeInicial } from '../../contract/fechas'
import { HistorialQuerySchema } from '../../contract/historial'
import { useSearch } from '../../records/searches/useSearch'

export const PAGE_SIZE = 10

const EMPTY_FILTER: FiltroHistorial = {
  usuario: null,
  desde: null,
  hasta: null,
  sustantivo: null,
  tipo: null,
  registro: null,
}

const firstPage = (filter: FiltroHistorial) => ({ ...filter, antesDe: null, limite: PAGE_SIZE })

const SEARCH = {
  table: 'historial',
  empty: EMPTY_FILTER,
  /** The rules of the call, and that its days are in order. One day alone is both. */
  schema: HistorialQuerySchema.omit({ antesDe: true, limite: true }).refine(
    ({ desde, hasta }) => finalNoAntesDeInicial({ fechaInicial: desde, fechaFinal: hasta }),
    { error: FECHA_FINAL_MAYOR, path: ['hasta'] },
  ),
  ask: (filter: FiltroHistorial) => forceRefetch(historialApi.endpoints.historial, firstPage(filter)),
}

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
  const search = useSearch(SEARCH)
  const { filter, onSearch, onClear } = search
  const searched = filter ?? EMPTY_FILTER
  const [pages, setPages] = useState(FIRST_PAGE)
  // Another search begins at its first page.
  const { page, cursors } = pages.filter === filter ? pages : FIRST_PAGE
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
    search: {
      ...search,
      onSearch: (next: FiltroHistorial) => {
        setPages(FIRST_PAGE)
        onSearch(next)
      },
      onClear: () => {
        setPages(FIRST_PAGE)
        onClear()
      },
    },
  }
}
