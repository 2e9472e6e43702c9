import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { type Db } from '../db/connection'

/** Counts one more under `clave`, from 1 again when its time is over. Concurrent counts wait for each other at the row. */
async function contar(db: Db, clave: string, ventana: number, ahora: number) {
  const vencido = ahora - ventana
  const { cuenta, desde } = await db
    .insertInto('intentosDeIngreso')
    .values({ clave, desde: ahora, cuenta: 1 })
    .onConflict((conflicto) =>
      conflicto.column('clave').doUpdateSet(({ eb, ref }) => ({
        cuenta: eb
          .case()
          .when('intentosDeIngreso.desde', '<=', vencido)
          .then(1)
          .else(eb('intentosDeIngreso.cuenta', '+', 1))
          .end(),
        desde: eb
          .case()
          .when('intentosDeIngreso.desde', '<=', vencido)
          .then(ref('excluded.desde'))
          .else(ref('intentosDeIngreso.desde'))
          .end(),
      })),
    )
    .returning(['cuenta', 'desde'])
    .executeTakeFirstOrThrow()
  if (cuenta === 1) await db.deleteFrom('intentosDeIngreso').where('desde', '<=', vencido).execute()
  return { current: Number(cuenta), ttl: desde + ventana - ahora }
}

/** Attempts counted in the database, so that the limits hold over all the processes that share it. */
export const contadorEn = (db: Db): FastifyRateLimitStoreCtor =>
  class Contador implements FastifyRateLimitStore {
    incr(
      clave: string,
      listo: (error: Error | null, cuenta?: { current: number; ttl: number }) => void,
      ventana: number,
    ) {
      const huella = createHash('sha256').update(clave).digest('hex')
      contar(db, huella, ventana, Date.now()).then(
        (cuenta) => listo(null, cuenta),
        (error: unknown) => listo(error instanceof Error ? error : new Error(String(error))),
      )
    }

    child() {
      return this
    }
  }
