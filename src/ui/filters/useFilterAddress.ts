import type { UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { estaVacio, type Filtros } from './filterSlice'

/** Tells whether what an address holds can be searched for: a schema, or as much of one as a screen's first paint can afford. */
export interface Comprobacion {
  safeParse: (filtro: unknown) => { success: boolean }
}

/** The filters in an address; `null` when it has none of them, or when what it has is not valid. */
function leer<F extends Filtros>(direccion: URLSearchParams, vacio: F, esquema: Comprobacion): F | null {
  const campos = Object.keys(vacio)
  if (!campos.some((campo) => direccion.has(campo))) return null
  const leidos = Object.fromEntries(campos.map((campo) => [campo, direccion.get(campo) || null]))
  return esquema.safeParse(leidos).success ? (leidos as F) : null
}

/** An address with this search in it, or with none, and whatever else it had. A search for nothing is an empty parameter. */
function escribir<F extends Filtros>(
  direccion: URLSearchParams,
  filtro: F | null,
  vacio: F,
): URLSearchParams {
  const nueva = new URLSearchParams(direccion)
  const campos = Object.keys(vacio)
  for (const campo of campos) nueva.delete(campo)
  if (filtro && estaVacio(filtro)) nueva.set(campos[0] ?? '', '')
  else for (const [campo, valor] of Object.entries(filtro ?? {})) if (valor) nueva.set(campo, valor)
  return nueva
}

const sonIguales = (a: Filtros | null, b: Filtros | null) =>
  a && b ? Object.keys(a).every((campo) => a[campo] === b[campo]) : a === b

/** A screen's search: what its filter slice remembers of the last one, the action that replaces it, and its call. */
export interface FilterSearch<F extends Filtros> {
  selectFiltro: (state: RootState) => F | null
  filtroAplicado: (filtro: F | null) => UnknownAction
  /** Asks the server: each press of Buscar does, also with the filters that are on screen already. */
  ask: (filtro: F) => (dispatch: AppDispatch) => Promise<void>
}

interface Opciones<F extends Filtros> extends FilterSearch<F> {
  vacio: F
  esquema: Comprobacion
}

/**
 * A screen's search, kept in the store, so that it is still there on coming back, and in its address, so that it can be sent to
 * a colleague. An address that is opened or gone back to leads, and the store follows it; what is pressed here changes the
 * store, and the address follows. An address without a search takes up the store's.
 */
export function useFilterAddress<F extends Filtros>(pantalla: Opciones<F>) {
  const { selectFiltro, filtroAplicado, vacio, esquema, ask } = pantalla
  const dispatch = useAppDispatch()
  const guardado = useAppSelector(selectFiltro)
  const [direccion, setDireccion] = useSearchParams()
  const deDireccion = useMemo(() => leer(direccion, vacio, esquema), [direccion, vacio, esquema])

  const buscar = useCallback(
    (filtro: F) => {
      dispatch(filtroAplicado(filtro))
      void dispatch(ask(filtro))
    },
    [dispatch, filtroAplicado, ask],
  )
  const anotar = useCallback(
    (filtro: F | null) => setDireccion((actual) => escribir(actual, filtro, vacio), { replace: true }),
    [setDireccion, vacio],
  )
  const limpiar = useCallback(() => {
    dispatch(filtroAplicado(null))
    // Also what no search could be read from.
    anotar(null)
  }, [dispatch, filtroAplicado, anotar])

  const visto = useRef({ guardado, deDireccion })

  useEffect(() => {
    // Whoever travels in time with DevTools changes the store too.
    const guia = visto.current.guardado !== guardado && visto.current.deDireccion === deDireccion
    visto.current = { guardado, deDireccion }
    if (sonIguales(deDireccion, guardado)) return
    if (deDireccion && !guia) dispatch(filtroAplicado(deDireccion))
    else anotar(guardado)
  }, [deDireccion, guardado, dispatch, filtroAplicado, anotar])

  return { filtro: deDireccion ?? guardado, buscar, limpiar }
}
