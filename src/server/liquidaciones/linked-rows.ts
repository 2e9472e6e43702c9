import { randomUUID } from 'node:crypto'
import type { CuerpoLiquidacion, Gasto } from '../../contract/liquidaciones'
import type { Rol } from '../../contract/permisos'
import { refuseRemoval } from '../cartera/linked-rows'
import type { Db } from '../db/types'
import type { StoredLiquidacion } from './stored'

/** The settlement that expenses and ledger rows hang from; these take its date and its driver. */
interface Owner {
  uuid: string
  fecha: string
  conductorUuid: string
}

/** Replaces the expenses of a settlement. */
export async function saveGastos(trx: Db, liquidacionUuid: string, gastos: readonly Gasto[]) {
  await trx.deleteFrom('gastos').where('liquidacionUuid', '=', liquidacionUuid).execute()
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
 * Makes the repayments' ledger agree with a settlement: its row created, brought up to date, or removed. Its version rises with
 * a change only, so that whoever has it open in the ledger is told of a change and of nothing else.
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

/** Makes the debts' ledger agree with a settlement, as {@link saveAbono} does with repayments. */
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

/** @throws 403 when an edit takes away, or sets to zero, the repayment or the debt of a settled one, for who may not delete it. */
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
