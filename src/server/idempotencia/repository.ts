import { type Db } from '../db/connection'
import { type ClavesIdempotenciaTabla } from '../db/schema'
import { conflicto } from '../errores'

/** A creating call under its key, as it comes: before anything of it is stored. */
export type Intento = Omit<ClavesIdempotenciaTabla, 'estado' | 'respuesta'>

/** Milliseconds for which a key is honoured. */
const VIGENCIA = 24 * 60 * 60 * 1000

/** Forgets the keys that are no longer honoured at `ahora`, in milliseconds. */
export async function purgarClaves(db: Db, ahora: number): Promise<void> {
  await db
    .deleteFrom('claves_idempotencia')
    .where('instante', '<=', ahora - VIGENCIA)
    .execute()
}

/** What is stored under the key of an attempt. */
export const buscarClave = (
  db: Db,
  { clave, usuarioUuid, metodo, url }: Intento,
): Promise<ClavesIdempotenciaTabla | undefined> =>
  db
    .selectFrom('claves_idempotencia')
    .selectAll()
    .where('clave', '=', clave)
    .where('usuarioUuid', '=', usuarioUuid)
    .where('metodo', '=', metodo)
    .where('url', '=', url)
    .executeTakeFirst()

/**
 * Takes the key in the transaction of the write itself. Where another request has it, this waits until that one ends.
 * @throws 409 when the other one was stored; then this write is not.
 */
export async function tomarClave(trx: Db, intento: Intento): Promise<void> {
  const tomada = await trx
    .insertInto('claves_idempotencia')
    .values({ ...intento, estado: null, respuesta: null })
    .onConflict((otra) => otra.doNothing())
    .returning('clave')
    .executeTakeFirst()
  if (!tomada)
    throw conflicto('Esta misma operación todavía está en curso. Espere un momento e intente de nuevo.')
}

/** Keeps the answer of an attempt that succeeded, for whoever repeats it. */
export async function anotarRespuesta(
  db: Db,
  intento: Intento,
  estado: number,
  respuesta: string,
): Promise<void> {
  await db
    .insertInto('claves_idempotencia')
    .values({ ...intento, estado, respuesta })
    .onConflict((suya) =>
      suya.columns(['clave', 'usuarioUuid', 'metodo', 'url']).doUpdateSet({ estado, respuesta }),
    )
    .execute()
}
