import { type Tablero } from '../../contract/tablero'
import { type Connection } from '../db/types'
import { lastSecuencia } from '../db/changes/stored'
import { readTablero } from './repository'

/** Reads the dashboard once for all who ask for it, until something is stored or the day is another: after a change every open page asks. */
export function createTablero(connection: Pick<Connection, 'db' | 'engine' | 'openSnapshot'>) {
  let latest: { version: string; tablero: Promise<Tablero> } | undefined

  return async (hoy: string): Promise<Tablero> => {
    // Read before the figures: they may be newer, never older.
    const version = `${hoy} ${await lastSecuencia(connection.db)}`
    if (latest?.version === version) return latest.tablero
    const own = { version, tablero: readTablero(connection, hoy) }
    latest = own
    own.tablero.catch(() => {
      if (latest === own) latest = undefined
    })
    return own.tablero
  }
}
