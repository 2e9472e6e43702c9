import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { CuerpoLiquidacion, Gasto } from '../../contract/liquidaciones'
import type { Rol } from '../../contract/permisos'
import type { Libro } from '../cartera/libros'
import { refuseRemoval } from '../cartera/linked-rows'
import type { DeudasTable } from '../db/settlement-tables'
import type { Db } from '../db/types'
import type { StoredLiquidacion } from '../locks/liquidaciones'

/** The settlement of expenses, debt and repayment; the latter two take its date and its driver. */
interface Owner {
  uuid: string
  fecha: string
  conductorUuid: string
}

/** Replaces the expenses of a settlement. */
export async function saveGastos(
  trx: Db,
  liquidacionUuid: string,
  gastos: readonly Gasto[],
  { areNew = false } = {},
) {
  if (!areNew) await trx.deleteFrom('gastos').where('liquidacionUuid', '=', liquidacionUuid).execute()
  if (gastos.length === 0) return
  const rows = gastos.map(({ nombre, valor }, orden) => ({
    uuid: randomUUID(),
    liquidacionUuid,
    orden,
    nombre,
    valor,
  }))
  await trx.insertInto('gastos').values(rows).execute()
}

/** The debt and the repayment that an edit asks for, by their books. */
export const linkedOf = ({ abonoDto, deudaDto }: CuerpoLiquidacion) =>
  [
    ['abonos', abonoDto],
    ['deudas', deudaDto],
  ] as const

/**
 * Creates, updates or deletes a settlement's debt or repayment. Its version rises only when it changes: a clerk who has it open in the
 * ledger gets a conflict only then. A repayment keeps the origin that it has.
 */
export async function saveLinked(
  trx: Db,
  libro: Libro,
  { uuid, ...owner }: Owner,
  typed: { valor: number } | null | undefined,
) {
  if (!typed) {
    await trx.deleteFrom(libro).where('liquidacionUuid', '=', uuid).execute()
    return
  }
  const values = { ...typed, ...owner }
  const origin = libro === 'abonos' && { origen: 'Liquidación' }
  await trx
    // All columns but the words' are the same in both books.
    .insertInto(libro as 'deudas')
    .values({ ...values, ...origin, uuid: randomUUID(), liquidacionUuid: uuid } as Insertable<DeudasTable>)
    .onConflict((oc) =>
      oc
        .column('liquidacionUuid')
        .doUpdateSet(({ eb }) => ({ ...values, version: eb(`${libro as 'deudas'}.version`, '+', 1) }))
        .where(({ eb, or }) =>
          or(
            Object.entries(values).map(([column, value]) =>
              eb(`${libro as 'deudas'}.${column as 'fecha'}`, '<>', value as string),
            ),
          ),
        ),
    )
    .execute()
}

/** @throws 403 when an edit drops, or sets to zero, the debt or repayment of a settled one and the roles may not delete it. */
export async function refuseRemovals(
  trx: Db,
  stored: StoredLiquidacion,
  body: CuerpoLiquidacion,
  roles: readonly Rol[],
) {
  for (const [libro, after] of linkedOf(body)) {
    const before = await trx
      .selectFrom(libro)
      .select('valor')
      .where('liquidacionUuid', '=', stored.uuid)
      .executeTakeFirst()
    if (before) refuseRemoval(stored, libro, before, after, roles)
  }
}
