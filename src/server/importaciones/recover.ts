import { operatorsWrite } from '../db/transaction'
import type { EngineDb } from '../db/types'
import { SILENCE, changeEstado, findUnderWay } from './repository'
import { takeBack } from './takeBack'

/**
 * Takes back what is stored of imports whose process ended in the middle of them: those that have given no sign of life for so long.
 * @param now in milliseconds
 */
export async function recoverImportaciones(
  connection: EngineDb,
  now: number,
  silence: number = SILENCE,
): Promise<void> {
  for (const importacion of await findUnderWay(connection.db)) {
    if (now - importacion.visto < silence) continue
    await takeBack(operatorsWrite(connection), importacion, { leavingChanged: true })
    await changeEstado(connection.db, importacion.uuid, 'guardando', 'fallida')
  }
}

/** The same at a start, when on SQLite no other process can be at work on one. */
export const recoverAtStart = (connection: EngineDb): Promise<void> =>
  recoverImportaciones(connection, Date.now(), connection.engine === 'sqlite' ? 0 : SILENCE)
