import { randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { CuerpoLiquidacion, Gasto } from '../../contract/liquidaciones'
import type { Rol } from '../../contract/permisos'
import type { Libro } from '../cartera/libros'
import { assertMayRemove } from '../cartera/rows-of-settlements'
import type { DeudasTable } from '../db/settlement-tables'
import type { Db } from '../db/types'
import type { StoredLiquidacion } from '../locks/liquidaciones'

/** The settlement of expenses, debt and repayment; the latter two take its date and its driver. */
interface Owner {
  uuid: string
  fecha: string
  conductorUuid: string
}

/**
 * Creates or updates a settlement's debt or repayment. Its version rises only when it changes: a clerk who has it open in the ledger gets
 * a conflict only then.
 * @param own what the settlement says of it.
 */
async function saveLinked(
  trx: Db,
  libro: Libro,
  { uuid: liquidacionUuid, fecha, conductorUuid }: Owner,
  own: { valor: number; razon?: string },
) {
  // Kysely types one book for both: all their columns but one are the same.
  const table = libro as 'deudas'
  const columns = { ...own, fecha, conductorUuid }
  await trx
    .insertInto(table)
    .values({
      ...columns,
      ...(libro === 'abonos' && { origen: 'Liquidación' }),
      uuid: randomUUID(),
      liquidacionUuid,
    } as Insertable<DeudasTable>)
    .onConflict((oc) =>
      oc
        .column('liquidacionUuid')
        .doUpdateSet(({ eb }) => ({ ...columns, version: eb(`${table}.version`, '+', 1) }))
        .where(({ eb, or }) =>
          or(
            Object.entries<string | number>(columns).map(([name, value]) =>
              eb(sql.ref<string | number>(`${table}.${name}`), '<>', value),
            ),
          ),
        ),
    )
    .execute()
}

/** Stores the expenses of a settlement, in place of those that it has unless it is new. */
export async function saveGastos(trx: Db, liquidacionUuid: string, gastos: readonly Gasto[], isNew = false) {
  if (!isNew) await trx.deleteFrom('gastos').where('liquidacionUuid', '=', liquidacionUuid).execute()
  if (gastos.length === 0) return
  const rows = gastos.map((gasto, orden) => ({ ...gasto, uuid: randomUUID(), liquidacionUuid, orden }))
  await trx.insertInto('gastos').values(rows).execute()
}

/** Repayment and debt in a settlement's body, undefined where it has none. */
const ledgerRowsOf = ({ abonoDto, deudaDto }: CuerpoLiquidacion) =>
  [
    ['abonos', abonoDto && { valor: abonoDto.valor }],
    ['deudas', deudaDto && { valor: deudaDto.valor, razon: deudaDto.razon }],
  ] as const

/** Stores a settlement's debt and repayment, in place of those that it has unless it is new. */
export async function saveLedgerRows(trx: Db, owner: Owner, body: CuerpoLiquidacion, isNew: boolean) {
  for (const [libro, own] of ledgerRowsOf(body))
    if (own) await saveLinked(trx, libro, owner, own)
    else if (!isNew) await trx.deleteFrom(libro).where('liquidacionUuid', '=', owner.uuid).execute()
}

/** @throws 403 when an edit drops, or sets to zero, the debt or repayment of a settled one and the roles may not delete it. */
export async function assertMayRemoveRows(
  trx: Db,
  stored: StoredLiquidacion,
  body: CuerpoLiquidacion,
  roles: readonly Rol[],
) {
  for (const [libro, after] of ledgerRowsOf(body)) {
    const before = await trx
      .selectFrom(libro)
      .select('valor')
      .where('liquidacionUuid', '=', stored.uuid)
      .executeTakeFirst()
    if (before) assertMayRemove(stored, libro, before, after, roles)
  }
}
