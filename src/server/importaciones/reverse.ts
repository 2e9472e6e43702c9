import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Gasto } from '../../contract/liquidaciones'
import type { CambiosTable } from '../db/changes-table'
import type { Changes } from '../db/changes/changes'
import { recordedTable, type RecordedName } from '../db/changes/recorded-tables'
import type { DeudasTable } from '../db/settlement-tables'
import type { Db } from '../db/types'
import { saveGastos } from '../liquidaciones/linked-rows'

export type Change = Pick<
  Selectable<CambiosTable>,
  'secuencia' | 'sustantivo' | 'identificador' | 'liquidacionUuid' | 'registro' | 'tipo' | 'antes'
>

interface Before extends Record<string, unknown> {
  gastos?: Gasto[]
}

// Every table is written in the same way: the type of one of them stands for all.
const tableOf = (name: RecordedName) => name as 'deudas'

/** Brings a record back to what it was before a change of it. */
async function restoreState(trx: Db, { sustantivo, identificador, tipo, antes }: Change) {
  const name = sustantivo as RecordedName
  const { gastos, version, ...row } = JSON.parse(antes ?? '{}') as Before
  if (tipo === 'eliminado') {
    await trx
      .insertInto(tableOf(name))
      .values(row as unknown as Insertable<DeudasTable>)
      .execute()
    return
  }
  if (gastos) await saveGastos(trx, identificador, gastos)
  // A new version, not the former: whoever has the record open has seen another.
  if (Object.keys(row).length === 0) return
  await trx
    .updateTable(tableOf(name))
    .set((eb) => ({
      ...(row as Updateable<DeudasTable>),
      ...(version !== undefined && { version: eb('version', '+', 1) }),
    }))
    .where(recordedTable(name).key as 'uuid', '=', identificador)
    .execute()
}

/** Reverses changes, the newest first. */
export async function reverse(trx: Db, watch: Changes, changes: readonly Change[]): Promise<void> {
  for (const name of new Set(changes.map(({ sustantivo }) => sustantivo as RecordedName))) {
    const keys = changes.filter(({ sustantivo }) => sustantivo === name)
    await watch.watch(
      name,
      keys.map(({ identificador }) => identificador),
    )
  }
  const created = new Map<RecordedName, string[]>()
  for (const change of changes) {
    const name = change.sustantivo as RecordedName
    if (change.tipo === 'creado') created.set(name, [...(created.get(name) ?? []), change.identificador])
    else await restoreState(trx, change)
  }
  for (const [name, keys] of created)
    await trx
      .deleteFrom(tableOf(name))
      .where(recordedTable(name).key as 'uuid', 'in', keys)
      .execute()
}
