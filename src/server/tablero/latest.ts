import { type CierreSegun } from '../../contract/cierres'
import { type Tablero } from '../../contract/tablero'
import { type Snapshots } from '../db/types'
import { lastSecuencia } from '../db/changes/stored'
import { keepLatest } from '../streaming/latest'
import { readTablero } from './repository'

/** Reads the dashboard once for all who ask for it, until something is stored or the day is another: after a change every open page asks. */
export function createTablero(connection: Snapshots, segun: CierreSegun) {
  const latest = keepLatest<Tablero>()
  // The version is read before the figures: they may be newer, never older.
  return async (hoy: string) =>
    latest(`${hoy} ${await lastSecuencia(connection.db)}`, () => readTablero(connection, hoy, segun))
}
