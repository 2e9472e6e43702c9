import { busInexistente, type BusFila } from '../../contract/buses'
import { conductorInexistente, type ConductorFila } from '../../contract/conductores'
import { plain } from './matching'
import type { Datos, Known, KnownByField, KnownRecord, Messages } from './noun'

const byKey = (records: readonly KnownRecord[]) => new Map(records.map((record) => [record.key, record]))

export const knownBuses = (buses: readonly BusFila[] | undefined): Known | undefined =>
  buses && {
    records: byKey(buses.map(({ numero, placa }) => ({ key: numero, name: placa, retired: false }))),
    unknown: busInexistente,
  }

export const knownConductores = (conductores: readonly ConductorFila[] | undefined): Known | undefined =>
  conductores && {
    records: byKey(
      conductores.map(({ documento, nombre, valido }) => ({
        key: documento,
        name: nombre,
        retired: !valido,
      })),
    ),
    unknown: conductorInexistente,
  }

/** What is said of the cells that name nobody known; undefined where there is none. */
export function unknownIn(data: Datos, known: KnownByField): Messages | undefined {
  const said = Object.entries(known).flatMap(([field, names]) => {
    const key = data[field]
    return names && typeof key === 'string' && key !== '' && !names.records.has(key)
      ? [[field, names.unknown(key)]]
      : []
  })
  return said.length > 0 ? (Object.fromEntries(said) as Messages) : undefined
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

/** The known ones that a text is nearest to, by key or name; none that is far from it. */
export function nearest(text: string, { records }: Known): KnownRecord[] {
  const wanted = plain(text)
  const active = [...records.values()].filter(({ retired }) => !retired)
  const limit = Math.min(MOST_EDITS, Math.max(1, Math.floor(wanted.length / 4)))
  for (let edits = 0; edits <= limit; edits++) {
    const near = active.filter(({ key, name }) =>
      [key, name].some((one) => isWithin(edits, wanted, plain(one))),
    )
    if (near.length > 0) return near.slice(0, MOST_OFFERED)
  }
  return []
}
