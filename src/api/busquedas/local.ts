/**
 * The saved searches of a person in local storage, by host and username: where the API is not our own server. Read by hand, since
 * what is stored may be of another release.
 */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { BusquedaFila, BusquedaInicial } from '../../contract/busquedas'
import { sinAcentos } from '../../contract/sinAcentos'
import { baseUrl } from '../client/baseUrl'
import { newIdempotencyKey } from '../client/idempotency'

type Outcome = { data: null } | { error: FetchBaseQueryError }
type Data = Pick<BusquedaFila, 'pantalla' | 'nombre' | 'estado'>

const keyOf = (usuario: string) => `cochera.busquedas/${baseUrl()}/${usuario}`

const isStored = (value: unknown): value is BusquedaFila => {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  return ['uuid', 'pantalla', 'nombre', 'estado'].every((field) => typeof row[field] === 'string')
}

/** A person's searches in this browser, by name. */
export function readBusquedas(usuario: string): BusquedaFila[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(usuario)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStored) : []
  } catch {
    // Storage may be forbidden, or its text no JSON.
    return []
  }
}

/** A refusal in the form of the server's. */
const refused = (mensaje: string, errores?: Record<string, string>): Outcome => ({
  error: { status: 409, data: { mensaje, errores } },
})

function store(usuario: string, rows: BusquedaFila[]): Outcome {
  const byName = (a: BusquedaFila, b: BusquedaFila) =>
    sinAcentos(a.nombre).localeCompare(sinAcentos(b.nombre))
  try {
    localStorage.setItem(keyOf(usuario), JSON.stringify(rows.sort(byName)))
    return { data: null }
  } catch {
    return refused('No se pudo guardar: este navegador no deja espacio para la búsqueda.')
  }
}

/** Stores a new search, or another state of the one with this uuid; its name goes by the server's rule. */
export function storeBusqueda(usuario: string, data: Data, uuid: string = newIdempotencyKey()): Outcome {
  const { pantalla, nombre, estado } = data
  const rows = readBusquedas(usuario)
  const others = rows.filter((one) => one.uuid !== uuid)
  const inicial = rows.some((one) => one.uuid === uuid && one.inicial)
  const isNamesake = (one: BusquedaFila) =>
    one.pantalla === pantalla && sinAcentos(one.nombre) === sinAcentos(nombre)
  const taken = 'Ya hay una búsqueda con ese nombre en esta pantalla.'
  if (others.some(isNamesake)) return refused(taken, { nombre: taken })
  const row = { uuid, pantalla, nombre, estado, publicada: false, propia: true, inicial, version: 1 }
  return store(usuario, [...others, row])
}

/** Makes a search the one with which its screen opens; null for none. */
export const storeInicial = (usuario: string, { pantalla, uuid }: BusquedaInicial): Outcome =>
  store(
    usuario,
    readBusquedas(usuario).map((one) =>
      one.pantalla === pantalla ? { ...one, inicial: one.uuid === uuid } : one,
    ),
  )

/** Forgets a search. */
export const removeBusqueda = (usuario: string, uuid: string): Outcome =>
  store(
    usuario,
    readBusquedas(usuario).filter((one) => one.uuid !== uuid),
  )
