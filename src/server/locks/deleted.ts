import type { Db } from '../db/types'
import { conflict } from '../http/errors'
import { changesOfRecords } from '../db/changes/stored'

const DELETED = {
  liquidaciones: 'La liquidación fue eliminada.',
  abonos: 'El abono fue eliminado.',
  deudas: 'La deuda fue eliminada.',
} as const

/** @throws 409 when a POST bears the identifier of a deleted record: it would come back as something else. */
export async function assertNotDeleted(
  db: Db,
  sustantivo: keyof typeof DELETED,
  identificador: string | null | undefined,
) {
  if (!identificador) return
  const last = await changesOfRecords(db, sustantivo, [identificador])
    .where('identificador', '=', identificador)
    .limit(1)
    .executeTakeFirst()
  if (last?.tipo === 'eliminado')
    throw conflict(`${DELETED[sustantivo]} Un administrador puede deshacer en Historial lo que se eliminó.`)
}
