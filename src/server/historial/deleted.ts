import type { Db } from '../db/types'
import { conflict } from '../http/errors'
import { lastChange } from './last-change'
import type { Restorable } from './restorable'

/** @throws 409 with what is said of a record that was deleted, for a write that bears its identifier. */
export async function refuseDeleted(trx: Db, sustantivo: Restorable, identificador: string, mensaje: string) {
  const last = await lastChange(trx, { sustantivo, identificador })
  if (last?.tipo === 'eliminado')
    throw conflict(`${mensaje} Un administrador puede restaurar en Historial lo que se eliminó.`)
}
