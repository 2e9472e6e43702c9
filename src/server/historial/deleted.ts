import type { Db } from '../db/types'
import { conflict } from '../http/errors'
import { RESTORABLE, type Restorable } from './restorable'
import { changesOf } from './stored'

/** @throws 409 when a POST bears the identifier of a deleted record: it would come back as something else. */
export async function refuseDeleted(
  db: Db,
  sustantivo: Restorable,
  identificador: string | null | undefined,
) {
  if (!identificador) return
  const last = await changesOf(db, { sustantivo, identificador }).limit(1).executeTakeFirst()
  if (last?.tipo === 'eliminado')
    throw conflict(
      `${RESTORABLE[sustantivo].deleted} Un administrador puede restaurar en Historial lo que se eliminó.`,
    )
}
