/** Transactions and order in which the records of an action are undone. */
import { inParts } from '../db/parts'
import { recordKey, type Change, type Changed } from './records'

/** Records of one transaction (see docs/measurements.md). */
const BATCH = 500

/** Buses that were given another number by themselves: their settlements follow, which no change records. */
export function batchesOf(records: readonly Changed[]) {
  const batches = records.filter(({ renumbers }) => renumbers).map((record) => [record])
  return [
    ...batches,
    ...inParts(
      records.filter(({ renumbers }) => !renumbers),
      BATCH,
    ),
  ]
}

/** Undo order: edited and restored records (drivers before buses), then removed ones, the last created first. */
export const inOrder = (records: readonly Changed[], changes: ReadonlyMap<string, readonly Change[]>) => {
  const leaves = (record: Changed) => {
    const all = changes.get(recordKey(record)) ?? []
    return all[0]?.despues !== null && all.some(({ antes }) => antes === null)
  }
  const isDriver = ({ sustantivo }: Changed) => sustantivo === 'conductores'
  const others = records.filter((record) => !leaves(record))
  return [
    ...others.filter(isDriver),
    ...others.filter((record) => !isDriver(record)),
    ...records.filter(leaves).reverse(),
  ]
}
