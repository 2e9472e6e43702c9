import { weakMapMemoize } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import { useConductoresQuery } from '../../api/conductores'
import { busInexistente, type BusFila } from '../../contract/buses'
import { conductorInexistente, type ConductorFila } from '../../contract/conductores'
import { llaveDeBus, llaveDeDocumento } from '../../contract/identificadores'
import { plain } from './matching'
import type { Datos, ImportNoun, Messages } from './noun'

/** The placa of each bus by its numero, or the nombre of each driver by documento, and the last day of who has left. */
export type Known = ReadonlyMap<string, { name: string; until: string | null }>

/** The known ones of each field that names one; undefined while they are on their way. */
export type KnownByField = Readonly<Record<string, Known | undefined>>

export const knownBuses = (buses: readonly BusFila[]): Known =>
  new Map(buses.map(({ numero, placa }) => [numero, { name: placa, until: null }]))

export const knownConductores = (conductores: readonly ConductorFila[]): Known =>
  new Map(
    conductores.map(({ documento, nombre, valido, fechaUltimoRetiro }) => [
      documento,
      { name: nombre, until: valido ? null : (fechaUltimoRetiro ?? '') },
    ]),
  )

export const knownOf = (
  buses: readonly BusFila[] | undefined,
  conductores: readonly ConductorFila[] | undefined,
): KnownByField => ({
  busNumero: buses && knownBuses(buses),
  conductorDocumento: conductores && knownConductores(conductores),
})

/** Records that the fields of a noun may name. */
export function useKnown({ fields }: ImportNoun): KnownByField {
  const hasNo = (wanted: string) => fields.every(({ name }) => name !== wanted)
  const { data: buses } = useBusesQuery(undefined, { skip: hasNo('busNumero') })
  const { data: conductores } = useConductoresQuery({ valido: null }, { skip: hasNo('conductorDocumento') })
  return useMemo(() => knownOf(buses, conductores), [buses, conductores])
}

/** How each field is compared, and the server's words for nobody. */
const UNKNOWN: Readonly<
  Record<string, [keyOf: (text: string) => string, messageOf: (text: string) => string]>
> = {
  busNumero: [llaveDeBus, busInexistente],
  conductorDocumento: [llaveDeDocumento, conductorInexistente],
}

const keysOf = weakMapMemoize(
  (known: Known, keyOf: (text: string) => string) =>
    new Map([...known].map(([key, { name }]) => [keyOf(key), name])),
)

/** Names a driver whom the file calls otherwise, if not by a part of the name. */
export function otherNameOf(documento: unknown, called: string, known: Known | undefined) {
  const name = known && keysOf(known, llaveDeDocumento).get(llaveDeDocumento(String(documento)))
  const words = called.split(/\s+/).map(plain)
  return name === undefined || words.every((word) => plain(name).includes(word))
    ? undefined
    : `El archivo dice ${called}, y ${String(documento)} es ${name}.`
}

/** Messages of the cells that name nobody known. */
export function unknownIn(data: Datos, known: KnownByField): Messages {
  const messages: Record<string, string> = {}
  for (const [field, [keyOf, messageOf]] of Object.entries(UNKNOWN)) {
    const text = data[field]
    const ofField = known[field]
    if (typeof text === 'string' && text !== '' && ofField && !keysOf(ofField, keyOf).has(keyOf(text)))
      messages[field] = messageOf(text)
  }
  return messages
}

const byName = weakMapMemoize((known: Known) => {
  const drivers = new Map<string, { documento: string; until: string | null }[]>()
  for (const [documento, { name, until }] of known)
    drivers.set(plain(name), [...(drivers.get(plain(name)) ?? []), { documento, until }])
  return drivers
})

/**
 * The documento of the driver whom a text names, whatever its accents, capitals and blanks; null of a name that several have. Who was
 * there on the day goes before who had left.
 */
export function driverNamed(text: string, known: Known | undefined, day: string) {
  const named = known && !known.has(text) ? byName(known).get(plain(text)) : undefined
  if (!named) return undefined
  const there = named.filter(({ until }) => until === null || day <= until)
  const [one, ...others] = there.length > 0 ? there : named
  return one && others.length === 0 ? one.documento : null
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

/** The known ones of a day, key and name, that a text is nearest to by either; none that is far from it. */
export function nearest(text: string, known: Known, day: string): [key: string, name: string][] {
  const wanted = plain(text)
  const offered = [...known].flatMap(([key, { name, until }]): [string, string][] =>
    until === null || day <= until ? [[key, name]] : [],
  )
  const limit = Math.min(MOST_EDITS, Math.max(1, Math.floor(wanted.length / 4)))
  for (let edits = 0; edits <= limit; edits++) {
    const near = offered.filter((names) => names.some((name) => isWithin(edits, wanted, plain(name))))
    if (near.length > 0) return near.slice(0, MOST_OFFERED)
  }
  return []
}
