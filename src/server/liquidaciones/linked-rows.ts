import { randomUUID } from 'node:crypto'
import type { CuerpoLiquidacion, Gasto } from '../../contract/liquidaciones'
import type { Rol } from '../../contract/permisos'
import { refuseRemoval } from '../cartera/linked-rows'
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

/**
 * Creates, updates or deletes a settlement's repayment. Its version rises only when it changes: a clerk who has it open in the ledger
 * gets a conflict only then.
 */
export async function saveAbono(
  trx: Db,
  { uuid, fecha, conductorUuid }: Owner,
  abono: CuerpoLiquidacion['abonoDto'],
) {
  if (!abono) {
    await trx.deleteFrom('abonos').where('liquidacionUuid', '=', uuid).execute()
    return
  }
  const values = { valor: abono.valor, fecha, conductorUuid }
  await trx
    .insertInto('abonos')
    .values({ ...values, uuid: randomUUID(), origen: 'Liquidación', liquidacionUuid: uuid })
    .onConflict((oc) =>
      oc
        .column('liquidacionUuid')
        .doUpdateSet(({ eb }) => ({ ...values, version: eb('abonos.version', '+', 1) }))
        .where(({ eb, or }) =>
          or([
            eb('abonos.valor', '<>', values.valor),
            eb('abonos.fecha', '<>', values.fecha),
            eb('abonos.conductorUuid', '<>', values.conductorUuid),
          ]),
        ),
    )
    .execute()
}

/** Creates, updates or deletes a settlement's debt, as {@link saveAbono} does its repayment. */
export async function saveDeuda(
  trx: Db,
  { uuid, fecha, conductorUuid }: Owner,
  deuda: CuerpoLiquidacion['deudaDto'],
) {
  if (!deuda) {
    await trx.deleteFrom('deudas').where('liquidacionUuid', '=', uuid).execute()
    return
  }
  const values = { valor: deuda.valor, razon: deuda.razon, fecha, conductorUuid }
  await trx
    .insertInto('deudas')
    .values({ ...values, uuid: randomUUID(), liquidacionUuid: uuid })
    .onConflict((oc) =>
      oc
        .column('liquidacionUuid')
        .doUpdateSet(({ eb }) => ({ ...values, version: eb('deudas.version', '+', 1) }))
        .where(({ eb, or }) =>
          or([
            eb('deudas.valor', '<>', values.valor),
            eb('deudas.razon', '<>', values.razon),
            eb('deudas.fecha', '<>', values.fecha),
            eb('deudas.conductorUuid', '<>', values.conductorUuid),
          ]),
        ),
    )
    .execute()
}

/** @throws 403 when an edit drops, or sets to zero, the debt or repayment of a settled one and the roles may not delete it. */
export async function refuseRemovals(
  trx: Db,
  stored: StoredLiquidacion,
  { abonoDto, deudaDto }: CuerpoLiquidacion,
  roles: readonly Rol[],
) {
  const edited = [
    ['abonos', abonoDto],
    ['deudas', deudaDto],
  ] as const
  for (const [libro, after] of edited) {
    const before = await trx
      .selectFrom(libro)
      .select('valor')
      .where('liquidacionUuid', '=', stored.uuid)
      .executeTakeFirst()
    if (before) refuseRemoval(stored, libro, before, after, roles)
  }
}
