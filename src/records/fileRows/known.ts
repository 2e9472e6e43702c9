import { useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import { useConductoresQuery } from '../../api/conductores'
import { busInexistente, type BusFila } from '../../contract/buses'
import { conductorInexistente, type ConductorFila } from '../../contract/conductores'
import { plain } from './matching'
import type { Datos, ImportNoun, Messages } from './noun'

/** The placa of each bus by its numero, or the nombre of each driver by documento; null where nothing new goes to it. */
export type Known = ReadonlyMap<string, string | null>

/** The known ones of each field that names one; undefined while they are on their way. */
export type KnownByField = Readonly<Record<string, Known | undefined>>

export const knownBuses = (buses: readonly BusFila[]): Known =>
  new Map(buses.map(({ numero, placa }) => [numero, placa]))

export const knownConductores = (conductores: readonly ConductorFila[]): Known =>
  new Map(conductores.map(({ documento, nombre, valido }) => [documento, valido ? nombre : null]))

/** What the fields of a noun may name. */
export function useKnown({ fields }: ImportNoun): KnownByField {
  const hasNo = (wanted: string) => fields.every(({ name }) => name !== wanted)
  const { data: buses } = useBusesQuery(undefined, { skip: hasNo('busNumero') })
  const { data: conductores } = useConductoresQuery({ valido: null }, { skip: hasNo('conductorDocumento') })
  return useMemo(
    () => ({
      busNumero: buses && knownBuses(buses),
      conductorDocumento: conductores && knownConductores(conductores),
    }),
    [buses, conductores],
  )
}

/** In the server's words. */
const UNKNOWN: Readonly<Record<string, (key: string) => string>> = {
  busNumero: busInexistente,
  conductorDocumento: conductorInexistente,
}

/** What is said of the cells that name nobody known. */
export function unknownIn(data: Datos, known: KnownByField): Messages {
  const messages: Record<string, string> = {}
  for (const [field, messageOf] of Object.entries(UNKNOWN)) {
    const key = data[field]
    if (typeof key === 'string' && key !== '' && known[field]?.has(key) === false)
      messages[field] = messageOf(key)
  }
  return messages
}

/** Whether at most so many letters are put in, left out or changed between two texts. */
function isWithin(edits: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > edits) return false
  if (a === '' || b === '') return true
  if (a[0] === b[0]) return isWithin(edits, a.slice(1), b.slice(1))
  return (
    isWithin(edits - 1, a.slice(1), b.slice(1)) ||
    isWithin(edits - 1, a, b.slice(1)) ||
    isWithin(edits - 1, a.slice(1), b)
  )
}

/** Letters in which what is offered may differ; a short text has to be nearer: a quarter of it, or one letter. */
const MOST_EDITS = 3
/** Offered at most, where several are equally near. */
const MOST_OFFERED = 3

/** The known ones, key and name, that a text is nearest to by either; none that is far from it. */
export function nearest(text: string, known: Known): [key: string, name: string][] {
  const wanted = plain(text)
  const offered = [...known].filter((one): one is [string, string] => one[1] !== null)
  const limit = Math.min(MOST_EDITS, Math.max(1, Math.floor(wanted.length / 4)))
  for (let edits = 0; edits <= limit; edits++) {
    const near = offered.filter((names) => names.some((name) => isWithin(edits, wanted, plain(name))))
    if (near.length > 0) return near.slice(0, MOST_OFFERED)
  }
  return []
}
