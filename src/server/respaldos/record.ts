import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sinAcentos } from '../../contract/sinAcentos'
import { type Config } from '../config'
import { openDatabase } from '../db/connection'
import { shareDatabase } from '../db/database-lock'
import { migrate } from '../db/migrator'

/** Adds to the record of changes that the database was restored; a backup of an earlier version is migrated for it. */
export async function recordRestore(config: Config, backup: string, now: Date): Promise<void> {
  const lock = await shareDatabase(config)
  const connection = await openDatabase(config, { shared: true })
  const name = path.basename(backup)
  try {
    await migrate(connection)
    await connection.db
      .insertInto('cambios')
      .values({
        instante: now.toISOString(),
        grupo: randomUUID(),
        sustantivo: 'respaldos',
        identificador: name,
        registro: name,
        etiqueta: sinAcentos(name),
        tipo: 'restaurado',
      })
      .execute()
  } finally {
    await connection.close()
    await lock.release()
  }
}
