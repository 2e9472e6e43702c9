import { type Selectable } from 'kysely'
import { type DeudasTable } from '../settlement-tables'
import { type Db } from '../types'
import { nounOf, type Noun, type RecordedName, type Nouns, type State } from './noun'

type StatesByKey = Map<string, State>

/** Adds to the states of rows what is recorded with them. */
async function addParts(db: Db, { parts }: Noun, states: StatesByKey) {
  if (!parts || states.size === 0) return
  const { table, owner, field, columns, orderBy } = parts
  for (const state of states.values()) state[field] = []
  // Every table is read in the same way: the type of one of them stands for all.
  let query = db
    .selectFrom(table as 'gastos')
    .select([owner, ...columns] as 'nombre'[])
    .where(owner as 'uuid', 'in', [...states.keys()])
  for (const column of orderBy) query = query.orderBy(column as 'uuid')
  for (const { [owner]: key, ...part } of (await query.execute()) as State[])
    (states.get(key as string)?.[field] as State[]).push(part)
}

/**
 * The rows of a recorded table whose `column` has one of the values, by key.
 * @param lock whether to lock them for the transaction.
 */
export async function readStates(
  db: Db,
  nouns: Nouns,
  name: RecordedName,
  values: readonly string[],
  { lock = false, column }: { lock?: boolean; column?: string } = {},
) {
  const states: StatesByKey = new Map()
  if (values.length === 0) return states
  const noun = nounOf(nouns, name)
  const { key = 'uuid' } = noun
  const rows: Selectable<DeudasTable>[] = await db
    .selectFrom(name as 'deudas')
    .selectAll()
    .where((column ?? key) as 'uuid', 'in', values)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute()
  for (const row of rows as unknown as State[]) states.set(row[key] as string, row)
  await addParts(db, noun, states)
  return states
}
