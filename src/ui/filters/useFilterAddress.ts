import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { z } from '../../contract/zod'
import type { Filtros } from './filterSlice'

/** The filters in an address; `null` when it has none of them, or when what it has is not valid. */
function leer<F extends Filtros>(direccion: URLSearchParams, vacio: F, esquema: z.ZodType): F | null {
  const campos = Object.keys(vacio)
  if (!campos.some((campo) => direccion.has(campo))) return null
  const leidos = Object.fromEntries(campos.map((campo) => [campo, direccion.get(campo) || null]))
  return esquema.safeParse(leidos).success ? (leidos as F) : null
}

/** An address with the filters in it, and whatever else it had. */
function escribir(direccion: URLSearchParams, filtro: Filtros): URLSearchParams {
  const nueva = new URLSearchParams(direccion)
  for (const [campo, valor] of Object.entries(filtro)) {
    if (valor) nueva.set(campo, valor)
    else nueva.delete(campo)
  }
  return nueva
}

/**
 * Keeps a screen's search in its address, so that it can be sent to a colleague. An address that brings a search wins
 * over the one that the store remembers; from then on the address follows the store.
 *
 * @returns the filters to search by, right from the first render
 */
export function useFilterAddress<F extends Filtros>(
  filtro: F,
  vacio: F,
  esquema: z.ZodType,
  alLeer: (filtro: F) => void,
): F {
  const [direccion, setDireccion] = useSearchParams()
  const [recibido, setRecibido] = useState(() => leer(direccion, vacio, esquema))

  useEffect(() => {
    if (recibido) {
      alLeer(recibido)
      setRecibido(null)
      return
    }
    const nueva = escribir(direccion, filtro)
    if (nueva.toString() !== direccion.toString()) setDireccion(nueva, { replace: true })
  }, [recibido, alLeer, direccion, filtro, setDireccion])

  return recibido ?? filtro
}

