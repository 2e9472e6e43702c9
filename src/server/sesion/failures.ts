/** The database's memory of sign-ins. Addresses and names are hashed: people type passwords in the wrong field. */
import { createHash } from 'node:crypto'
import { type Db } from '../db/types'
import { type SignInFailuresTable } from '../db/session-tables'

const A_YEAR = 365 * 86_400_000

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The failures that still count under these keys. */
export const failuresOf = (db: Db, keys: readonly string[], now: number): Promise<SignInFailuresTable[]> =>
  db.selectFrom('signInFailures').selectAll().where('key', 'in', keys).where('expires', '>', now).execute()

/**
 * Counts a failure under a key, from 1 again when the window of the earlier ones is over. Simultaneous counts wait at the row.
 * @param window milliseconds from the first failure, or with `renewed` from the last, after which they are forgotten.
 * @returns the number of failures.
 */
export async function addFailure(
  db: Db,
  { key, window, renewed }: { key: string; window: number; renewed: boolean },
  now: number,
) {
  const { failures } = await db
    .insertInto('signInFailures')
    .values({ key, failures: 1, expires: now + window })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => {
        const over = eb('signInFailures.expires', '<=', now)
        const earlier = ref('signInFailures.expires')
        return {
          failures: eb
            .case()
            .when(over)
            .then(1)
            .else(eb('signInFailures.failures', '+', 1))
            .end(),
          expires: renewed
            ? ref('excluded.expires')
            : eb.case().when(over).then(ref('excluded.expires')).else(earlier).end(),
        }
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  if (failures === 1) await db.deleteFrom('signInFailures').where('expires', '<=', now).execute()
  return failures
}

/** Whether a user has signed in from a network within the last year. */
export async function isKnownAt(db: Db, usuarioUuid: string, network: string, now: number) {
  const row = await db
    .selectFrom('signInNetworks')
    .select('expires')
    .where('usuarioUuid', '=', usuarioUuid)
    .where('network', '=', hashOf(network))
    .where('expires', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

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
