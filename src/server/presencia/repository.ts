import { FIN_DE_PRESENCIA } from '../../contract/eventos'
import type { RegistroQuery } from '../../contract/historial'
import type { Db } from '../db/types'

/** Notes that a person has a record open at `now`, in milliseconds, and forgets whoever has given no sign of late. */
export const noteSign = (
  db: Db,
  usuarioUuid: string,
  { sustantivo, identificador }: RegistroQuery,
  now: number,
) =>
  // One transaction, so that SQLite writes to the disk once.
  db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('presencias')
      .where('visto', '<=', now - FIN_DE_PRESENCIA)
      .execute()
    await trx
      .insertInto('presencias')
      .values({ usuarioUuid, sustantivo, identificador, visto: now })
      .onConflict((oc) =>
        oc.columns(['sustantivo', 'identificador', 'usuarioUuid']).doUpdateSet({ visto: now }),
      )
      .execute()
  })

/** The names of the other people who have the record open. */
export async function othersAt(
  db: Db,
  usuarioUuid: string,
  { sustantivo, identificador }: RegistroQuery,
  now: number,
) {
  const rows = await db
    .selectFrom('presencias as p')
    .innerJoin('usuarios as u', 'u.uuid', 'p.usuarioUuid')
    .select('u.nombre')
    .where('p.sustantivo', '=', sustantivo)
    .where('p.identificador', '=', identificador)
    .where('p.usuarioUuid', '!=', usuarioUuid)
    .where('p.visto', '>', now - FIN_DE_PRESENCIA)
    .orderBy('u.nombre')
    .execute()
  return rows.map(({ nombre }) => nombre)
}
