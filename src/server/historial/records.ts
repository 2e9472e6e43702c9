/** A record as a person sees it: a settlement with its expenses, its debt and its repayment; any other row by itself. */
import type { Selectable } from 'kysely'
import type { CambiosTable } from '../db/changes-table'
import type { Changes } from '../db/changes/recorder'
import type { RecordedName } from '../db/changes/noun'
import type { Db, Engine } from '../db/types'
import { lockInOrder } from '../locks/liquidaciones'
import { changesOfBus, currentNumero } from './bus-numbers'
import { changesOfRecords } from '../db/changes/stored'

export type Change = Selectable<CambiosTable>

/** A record that an action has changed. */
export interface Changed {
  sustantivo: RecordedName
  identificador: string
  /** Set when the action gave the bus another number. */
  renumbers: boolean
  /** The number of the action's first change of it. */
  first: number
}

type Named = Pick<Change, 'sustantivo' | 'identificador' | 'liquidacionUuid'>

/** The record that a change is of. */
export const recordOf = ({ sustantivo, identificador, liquidacionUuid }: Named) =>
  liquidacionUuid
    ? ({ sustantivo: 'liquidaciones', identificador: liquidacionUuid } as const)
    : { sustantivo: sustantivo as RecordedName, identificador }

export const recordKey = ({ sustantivo, identificador }: Pick<Changed, 'sustantivo' | 'identificador'>) =>
  `${sustantivo} ${identificador}`

/** Checks whether an action has changed anything. */
export const isKnown = async (db: Db, mark: string) =>
  (await db
    .selectFrom('cambios')
    .select('secuencia')
    .where('grupo', '=', mark)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The records of an action in the order in which it first changed them. */
export async function recordsOf(db: Db, mark: string) {
  const changes = await db
    .selectFrom('cambios')
    .select(['secuencia', 'sustantivo', 'identificador', 'liquidacionUuid'])
    .select((eb) =>
      eb
        .and([eb('sustantivo', '=', 'buses'), eb('tipo', '=', 'editado'), eb('antes', 'like', '%"numero":%')])
        .as('renumbers'),
    )
    .where('grupo', '=', mark)
    .orderBy('secuencia')
    .execute()
  const records = new Map<string, Changed>()
  for (const change of changes) {
    const record = recordOf(change)
    const known = records.get(recordKey(record))
    records.set(recordKey(record), {
      ...record,
      renumbers: known?.renumbers || Boolean(change.renumbers),
      first: known?.first ?? change.secuencia,
    })
  }
  return [...records.values()]
}

/** The identifiers of records by their nouns. */
export function byNoun(records: readonly Pick<Changed, 'sustantivo' | 'identificador'>[]) {
  const found = new Map<RecordedName, string[]>()
  for (const { sustantivo, identificador } of records) {
    const keys = found.get(sustantivo)
    if (keys) keys.push(identificador)
    else found.set(sustantivo, [identificador])
  }
  return found
}

/**
 * Locks records, settlements before all else, and watches them.
 * @returns the records under the keys that they have now: a bus may have taken another number.
 */
export async function lockRecords(trx: Db, engine: Engine, changes: Changes, records: readonly Changed[]) {
  const settlements = byNoun(records).get('liquidaciones') ?? []
  await lockInOrder(trx, engine, settlements)
  await changes.watch('liquidaciones', settlements)
  const present: Changed[] = []
  for (const record of records)
    present.push({
      ...record,
      ...(record.sustantivo === 'buses' && {
        identificador: await currentNumero(trx, record.identificador, record.first),
      }),
    })
  for (const [noun, keys] of byNoun(present)) await changes.watch(noun, keys.sort())
  return present
}

/** The changes of records since their first by an action, newest first, by {@link recordKey}. To be read when the records are locked. */
export async function changesSince(db: Db, records: readonly Changed[]): Promise<Map<string, Change[]>> {
  const found = new Map<string, Change[]>()
  const first = Math.min(...records.map((record) => record.first))
  for (const [noun, keys] of byNoun(records))
    if (noun === 'buses')
      for (const numero of keys) found.set(`buses ${numero}`, await changesOfBus(db, numero))
    else
      for (const change of await changesOfRecords(db, noun, keys).where('secuencia', '>=', first).execute()) {
        const key = recordKey(recordOf(change))
        found.set(key, [...(found.get(key) ?? []), change])
      }
  return found
}
