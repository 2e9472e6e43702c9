import { type Selectable } from 'kysely'
import { type DeudasTable } from '../settlement-tables'
import { type Db, type Engine } from '../types'
import { recordedTable, type RecordedName, type State } from './recorded-tables'

/** The states of rows by their keys; null for a row that is not there. */
export type StatesByKey = Map<string, State | null>

/** The expenses of settlements, as they are recorded with them. */
async function gastosOf(db: Db, uuids: readonly string[]) {
  const rows = await db
    .selectFrom('gastos')
    .select(['liquidacionUuid', 'nombre', 'valor'])
    .where('liquidacionUuid', 'in', uuids)
    .orderBy('liquidacionUuid')
    .orderBy('orden')
    .execute()
  const gastos = new Map<string, { nombre: string; valor: number }[]>(uuids.map((uuid) => [uuid, []]))
  for (const { liquidacionUuid, nombre, valor } of rows) gastos.get(liquidacionUuid)?.push({ nombre, valor })
  return gastos
}

/**
 * The rows of a recorded table whose `column` has one of the values, by key.
 * @param lock the engine, to lock them for the transaction; null to read only.
 */
export async function readStates(
  db: Db,
  lock: Engine | null,
  name: RecordedName,
  values: readonly string[],
  column = recordedTable(name).key,
): Promise<StatesByKey> {
  const states: StatesByKey = new Map()
  if (values.length === 0) return states
  // Every table is read in the same way: the type of one of them stands for all.
  const rows: Selectable<DeudasTable>[] = await db
    .selectFrom(name as 'deudas')
    .selectAll()
    .where(column as 'uuid', 'in', values)
    .$if(lock === 'postgres', (query) => query.forNoKeyUpdate())
    .execute()
  const gastos = name === 'liquidaciones' ? await gastosOf(db, values) : null
  for (const row of rows as unknown as State[]) {
    const key = row[recordedTable(name).key] as string
    states.set(key, gastos ? { ...row, gastos: gastos.get(key) } : row)
  }
  return states
}
