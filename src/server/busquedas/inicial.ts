import type { BusquedaInicial } from '../../contract/busquedas'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { notFound } from '../http/errors'

/** The searches with which a person's screens open. */
export async function inicialesOf(db: Db, usuarioUuid: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('busquedasIniciales')
    .select('busquedaUuid')
    .where('usuarioUuid', '=', usuarioUuid)
    .execute()
  return new Set(rows.map(({ busquedaUuid }) => busquedaUuid))
}

/** @throws 404 when the search is none of that screen's of the person's. */
export const chooseInicial = (
  unit: UnitOfWork,
  { pantalla, uuid }: BusquedaInicial,
  usuarioUuid: string,
): Promise<void> =>
  inTransaction(unit, async (trx) => {
    if (uuid === null) {
      await trx
        .deleteFrom('busquedasIniciales')
        .where('usuarioUuid', '=', usuarioUuid)
        .where('pantalla', '=', pantalla)
        .execute()
      return
    }
    const search = await trx
      .selectFrom('busquedas')
      .select('uuid')
      .where('usuarioUuid', '=', usuarioUuid)
      .where('uuid', '=', uuid)
      .where('pantalla', '=', pantalla)
      .executeTakeFirst()
    if (!search) throw notFound('La búsqueda no existe.')
    await trx
      .insertInto('busquedasIniciales')
      .values({ usuarioUuid, pantalla, busquedaUuid: uuid })
      .onConflict((conflict) =>
        conflict.columns(['usuarioUuid', 'pantalla']).doUpdateSet({ busquedaUuid: uuid }),
      )
      .execute()
  })
