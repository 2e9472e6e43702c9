import { type Db } from '../../db/types'
import { type ClavesIdempotenciaTable } from '../../db/session-tables'
import { conflict } from '../errors'

/** A creating call under its key, before its answer. */
export type Attempt = Omit<ClavesIdempotenciaTable, 'estado' | 'respuesta'>

/** Milliseconds during which a key is honoured. */
const LIFETIME = 24 * 60 * 60 * 1000

/** Deletes the keys that are no longer honoured at `now`, in milliseconds. */
export async function purgeKeys(db: Db, now: number) {
  await db
    .deleteFrom('claves_idempotencia')
    .where('instante', '<=', now - LIFETIME)
    .execute()
}

/** The stored row of an attempt's key. */
export const findKey = (
  db: Db,
  { clave, usuarioUuid, metodo, url }: Attempt,
): Promise<ClavesIdempotenciaTable | undefined> =>
  db
    .selectFrom('claves_idempotencia')
    .selectAll()
    .where(({ and }) => and({ clave, usuarioUuid, metodo, url }))
    .executeTakeFirst()

/**
 * Stores the key in the transaction of the write. When another request holds it, this waits until that one ends.
 * @throws 409 when the other request was stored; then this write is not.
 */
export async function takeKey(trx: Db, attempt: Attempt) {
  await trx
    .insertInto('claves_idempotencia')
    .values({ ...attempt, estado: null, respuesta: null })
    .onConflict((oc) => oc.doNothing())
    .returning('clave')
    .executeTakeFirstOrThrow(() =>
      conflict('Esta misma operación todavía está en curso. Espere un momento e intente de nuevo.'),
    )
}

/** Stores the answer of an attempt that succeeded, for its repetitions. */
export async function saveAnswer(db: Db, attempt: Attempt, status: number, response: string) {
  await db
    .insertInto('claves_idempotencia')
    .values({ ...attempt, estado: status, respuesta: response })
    .onConflict((oc) =>
      oc
        .columns(['clave', 'usuarioUuid', 'metodo', 'url'])
        .doUpdateSet({ estado: status, respuesta: response }),
    )
    .execute()
}
