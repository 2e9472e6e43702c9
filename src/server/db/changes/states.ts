import { type Selectable } from 'kysely'
import { type DeudasTable } from '../settlement-tables'
import { type Db } from '../types'
import { recordedTable, type RecordedName, type State } from './recorded-tables'

/** The states of rows by their keys; null for a row that is not there. */
export type StatesByKey = Map<string, State | null>

/** What belongs to rows and is recorded with them, by their keys. */
type PartsByKey = ReadonlyMap<string, State>

/** The expenses of settlements. */
async function gastosOf(db: Db, uuids: readonly string[]): Promise<PartsByKey> {
  const rows = await db
    .selectFrom('gastos')
    .select(['liquidacionUuid', 'nombre', 'valor'])
    .where('liquidacionUuid', 'in', uuids)
    .orderBy('liquidacionUuid')
    .orderBy('orden')
    .execute()
  const parts = new Map(uuids.map((uuid) => [uuid, { gastos: [] as object[] }]))
  for (const { liquidacionUuid, ...gasto } of rows) parts.get(liquidacionUuid)?.gastos.push(gasto)
  return parts
}

/** The settlements that closings count: none once they are reopened. */
async function countedOf(db: Db, uuids: readonly string[]): Promise<PartsByKey> {
  const rows = await db
    .selectFrom('cierreLiquidaciones')
    .select(['cierreUuid', 'fecha', 'busNumero'])
    .where('cierreUuid', 'in', uuids)
    .orderBy('fecha')
    .orderBy('busNumero')
    .execute()
  const parts = new Map(uuids.map((uuid) => [uuid, { contadas: [] as object[] }]))
  for (const { cierreUuid, ...counted } of rows) parts.get(cierreUuid)?.contadas.push(counted)
  return parts
}

const PARTS: Partial<Record<RecordedName, typeof gastosOf>> = { liquidaciones: gastosOf, cierres: countedOf }

/**
 * The rows of a recorded table whose `column` has one of the values, by key.
 * @param lock whether to lock them for the transaction.
 */
export async function readStates(
  db: Db,
  lock: boolean,
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
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute()
  const parts = await PARTS[name]?.(db, values)
  for (const row of rows as unknown as State[]) {
    const key = row[recordedTable(name).key] as string
    states.set(key, { ...row, ...parts?.get(key) })
  }
  return states
}
