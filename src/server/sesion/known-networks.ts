/** The database's memory of where people have signed in. Addresses and names are hashed: people type passwords in the wrong field. */
import { type Db } from '../db/types'
import { hashOf } from '../http/secrets'

const A_YEAR = 365 * 86_400_000

/** Checks whether a user has signed in from a network within the last year. */
export const isKnownAt = async (db: Db, usuarioUuid: string, network: string, now: number) =>
  (await db
    .selectFrom('signInNetworks')
    .select('expires')
    .where('usuarioUuid', '=', usuarioUuid)
    .where('network', '=', hashOf(network))
    .where('expires', '>', now)
    .executeTakeFirst()) !== undefined

/** Remembers that a user has signed in from a network. */
export async function rememberAt(db: Db, usuarioUuid: string, network: string, now: number) {
  await db.deleteFrom('signInNetworks').where('expires', '<=', now).execute()
  await db
    .insertInto('signInNetworks')
    .values({ usuarioUuid, network: hashOf(network), expires: now + A_YEAR })
    .onConflict((conflict) =>
      conflict.columns(['usuarioUuid', 'network']).doUpdateSet({ expires: now + A_YEAR }),
    )
    .execute()
}
