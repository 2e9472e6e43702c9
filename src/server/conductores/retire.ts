import { type Updateable } from 'kysely'
import { type Changes } from '../db/changes/recorder'
import { type ConductoresTable } from '../db/schema'
import { nextVersion } from '../db/next-version'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { conflict } from '../http/errors'
import { ofDocumento, unknownConductor } from './repository'

type ValidoChange = Pick<ConductoresTable, 'valido'> & Updateable<ConductoresTable>

/** Changes a driver from active to retired or back. @returns the driver's uuid. @throws 404; 409 when already so. */
async function changeValido(
  trx: Db,
  changes: Changes,
  documento: string,
  change: ValidoChange,
  alreadySo: string,
) {
  const { uuid } = await ofDocumento(trx, documento).executeTakeFirstOrThrow(unknownConductor)
  await changes.watch('conductores', [uuid])
  await trx
    .updateTable('conductores')
    .set(change)
    .where('uuid', '=', uuid)
    .where('valido', '!=', change.valido)
    .returning('uuid')
    .executeTakeFirstOrThrow(() => conflict(alreadySo))
  return uuid
}

/** Retires a driver as of `today` and frees the driver's buses. @throws 404 unknown; 409 already retired. */
export const retireConductor = (unit: UnitOfWork, documento: string, today: string) =>
  inTransaction(unit, async (trx, changes) => {
    const change = { valido: 0, fechaUltimoRetiro: today } as const
    const uuid = await changeValido(trx, changes, documento, change, 'El conductor ya está retirado.')
    const buses = await trx.selectFrom('buses').select('numero').where('conductorUuid', '=', uuid).execute()
    const freed = buses.map(({ numero }) => numero)
    if (freed.length === 0) return
    await changes.watch('buses', freed)
    await trx
      .updateTable('buses')
      .set({ conductorUuid: null, version: nextVersion })
      .where('conductorUuid', '=', uuid)
      .execute()
  })

/** Takes a retired driver back as of `today`. @throws 404 unknown; 409 active already. */
export const readmitConductor = (unit: UnitOfWork, documento: string, today: string) =>
  inTransaction(unit, async (trx, changes) => {
    const change = { valido: 1, fechaUltimoIngreso: today, servicioDesde: today } as const
    await changeValido(trx, changes, documento, change, 'El conductor ya está ingresado.')
  })
