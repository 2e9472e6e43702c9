import type { UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../api/hooks'
import type { RootState } from '../../api/rootReducer'
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

/**
 * An address with the filters in it, and whatever else it had. "Nothing" is said by an empty parameter, because an
 * address without any takes up the search that the store remembers.
 */
function escribir(direccion: URLSearchParams, filtro: Filtros): URLSearchParams {
  const nueva = new URLSearchParams(direccion)
  for (const [campo, valor] of Object.entries(filtro)) {
    if (valor) nueva.set(campo, valor)
    else nueva.delete(campo)
  }
  const [alguno] = Object.keys(filtro)
  if (alguno && estaVacio(filtro)) nueva.set(alguno, '')
  return nueva
}

function sinFiltros(direccion: URLSearchParams, vacio: Filtros): URLSearchParams {
  const nueva = new URLSearchParams(direccion)
  for (const campo of Object.keys(vacio)) nueva.delete(campo)
  return nueva
}

const sonIguales = (a: Filtros, b: Filtros) => Object.keys(a).every((campo) => a[campo] === b[campo])

/** What a screen's filter slice remembers of its last search, and the action that replaces it. */
export interface FilterSlice<F extends Filtros> {
  selectFiltro: (state: RootState) => F
  filtroAplicado: (filtro: F) => UnknownAction
}

interface Opciones<F extends Filtros> extends FilterSlice<F> {
  vacio: F
  esquema: Comprobacion
}

/**
 * A screen's search, kept in its address, so that it can be sent to a colleague, and in the store, so that it is still
 * there on coming back. The address leads and the store follows it; an address without a search takes up the store's.
 */
export function useFilterAddress<F extends Filtros>(pantalla: Opciones<F>) {
  const { selectFiltro, filtroAplicado, vacio, esquema } = pantalla
  const dispatch = useAppDispatch()
  const guardado = useAppSelector(selectFiltro)
  const [direccion, setDireccion] = useSearchParams()
  const deDireccion = useMemo(() => leer(direccion, vacio, esquema), [direccion, vacio, esquema])

  const buscar = useCallback(
    (filtro: F) => setDireccion((actual) => escribir(actual, filtro), { replace: true }),
    [setDireccion],
  )
  const limpiar = useCallback(() => buscar(vacio), [buscar, vacio])

  const visto = useRef({ guardado, deDireccion })

  useEffect(() => {
    // Only whoever travels in time with DevTools changes the store by itself: the address goes along.
    const guia = visto.current.guardado !== guardado && visto.current.deDireccion === deDireccion
    visto.current = { guardado, deDireccion }
    if (deDireccion && !sonIguales(deDireccion, guardado)) {
      if (guia) buscar(guardado)
      else dispatch(filtroAplicado(deDireccion))
    } else if (deDireccion && estaVacio(deDireccion)) {
      setDireccion((actual) => sinFiltros(actual, vacio), { replace: true })
    } else if (!deDireccion && !estaVacio(guardado)) buscar(guardado)
  }, [deDireccion, guardado, dispatch, filtroAplicado, buscar, setDireccion, vacio])

  return { filtro: deDireccion ?? guardado, buscar, limpiar }
}
