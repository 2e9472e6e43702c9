import { randomUUID } from 'node:crypto'
import { type FestivoFila } from '../../contract/festivos'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db } from '../db/types'
import { AlreadyThere, notFound, onDuplicate } from '../http/errors'

/** Every registered holiday, the latest first. */
export const listFestivos = (db: Db) =>
  db.selectFrom('festivos').select(['uuid', 'fecha']).orderBy('fecha', 'desc').execute()

const TAKEN = 'Ya existe un festivo en esa fecha.'
const duplicate = () => new AlreadyThere(409, TAKEN, { fecha: TAKEN })

/** @throws what {@link createFestivo} would throw. */
export async function judgeFestivo(db: Db, fecha: string) {
  const found = await db.selectFrom('festivos').select('uuid').where('fecha', '=', fecha).executeTakeFirst()
  if (found) throw duplicate()
}

/** Registers a holiday. @throws 409 on `fecha` when that day is already one. */
export const createFestivo = (unit: UnitOfWork, fecha: string): Promise<FestivoFila> =>
  inTransaction(unit, async (trx, changes) => {
    const festivo = { uuid: randomUUID(), fecha }
    changes.watchNew('festivos', festivo.uuid)
    await trx.insertInto('festivos').values(festivo).execute()
    return festivo
  }).catch(onDuplicate('festivos.fecha', duplicate))

/** Deletes a holiday; past settlements keep their pay. @throws 404 unknown. */
export const deleteFestivo = (unit: UnitOfWork, uuid: string) =>
  inTransaction(unit, async (trx, changes) => {
    await changes.watch('festivos', [uuid])
    await trx
      .deleteFrom('festivos')
      .where('uuid', '=', uuid)
      .returning('uuid')
      .executeTakeFirstOrThrow(() => notFound('El festivo no existe o ya fue eliminado.'))
  })

/** The registered days between two dates, both inclusive. */
export async function registeredFechas(db: Db, desde: string, hasta: string): Promise<ReadonlySet<string>> {
  const festivos = await db
    .selectFrom('festivos')
    .select('fecha')
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .execute()
  return new Set(festivos.map(({ fecha }) => fecha))
}
