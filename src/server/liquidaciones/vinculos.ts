import { randomUUID } from 'node:crypto'
import type { CuerpoLiquidacion, Gasto } from '../../contract/liquidaciones'
import type { Rol } from '../../contract/permisos'
import { refuseRemoval } from '../cartera/linked-rows'
import type { Db } from '../db/types'
import type { Registro } from './registros'

/** The settlement that expenses and ledger rows hang from; these take its date and its driver. */
interface Duenia {
  uuid: string
  fecha: string
  conductorUuid: string
}

/** Replaces the expenses of a settlement. */
export async function guardarGastos(trx: Db, liquidacionUuid: string, gastos: readonly Gasto[]) {
  await trx.deleteFrom('gastos').where('liquidacionUuid', '=', liquidacionUuid).execute()
  if (gastos.length === 0) return
  const filas = gastos.map(({ nombre, valor }, orden) => ({
    uuid: randomUUID(),
    liquidacionUuid,
    orden,
    nombre,
    valor,
  }))
  await trx.insertInto('gastos').values(filas).execute()
}

/**
 * Makes the repayments' ledger agree with a settlement: its row created, brought up to date, or removed. Its version rises with
 * a change only, so that whoever has it open in the ledger is told of a change and of nothing else.
 */
export async function guardarAbono(
  trx: Db,
  { uuid, fecha, conductorUuid }: Duenia,
  abono: CuerpoLiquidacion['abonoDto'],
) {
  if (!abono) {
    await trx.deleteFrom('abonos').where('liquidacionUuid', '=', uuid).execute()
    return
  }
  const valores = { valor: abono.valor, fecha, conductorUuid }
  await trx
    .insertInto('abonos')
    .values({ ...valores, uuid: randomUUID(), origen: 'Liquidación', liquidacionUuid: uuid })
    .onConflict((conflicto) =>
      conflicto
        .column('liquidacionUuid')
        .doUpdateSet(({ eb }) => ({ ...valores, version: eb('abonos.version', '+', 1) }))
        .where(({ eb, or }) =>
          or([
            eb('abonos.valor', '<>', valores.valor),
            eb('abonos.fecha', '<>', valores.fecha),
            eb('abonos.conductorUuid', '<>', valores.conductorUuid),
          ]),
        ),
    )
    .execute()
}

/** Makes the debts' ledger agree with a settlement, as {@link guardarAbono} does with repayments. */
export async function guardarDeuda(
  trx: Db,
  { uuid, fecha, conductorUuid }: Duenia,
  deuda: CuerpoLiquidacion['deudaDto'],
) {
  if (!deuda) {
    await trx.deleteFrom('deudas').where('liquidacionUuid', '=', uuid).execute()
    return
  }
  const valores = { valor: deuda.valor, razon: deuda.razon, fecha, conductorUuid }
  await trx
    .insertInto('deudas')
    .values({ ...valores, uuid: randomUUID(), liquidacionUuid: uuid })
    .onConflict((conflicto) =>
      conflicto
        .column('liquidacionUuid')
        .doUpdateSet(({ eb }) => ({ ...valores, version: eb('deudas.version', '+', 1) }))
        .where(({ eb, or }) =>
          or([
            eb('deudas.valor', '<>', valores.valor),
            eb('deudas.razon', '<>', valores.razon),
            eb('deudas.fecha', '<>', valores.fecha),
            eb('deudas.conductorUuid', '<>', valores.conductorUuid),
          ]),
        ),
    )
    .execute()
}

/** @throws 403 when an edit takes away, or sets to zero, the repayment or the debt of a settled one, for who may not delete it. */
export async function refuseRemovals(
  trx: Db,
  anterior: Registro,
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
      .where('liquidacionUuid', '=', anterior.uuid)
      .executeTakeFirst()
    if (before) refuseRemoval(anterior, libro, before, after, roles)
  }
}
