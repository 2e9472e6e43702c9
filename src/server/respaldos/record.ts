import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sinAcentos } from '../../contract/sinAcentos'
import { withDatabase } from '../command'
import { type Config } from '../config'

/** Adds to the record of changes that the database was restored; a backup of an earlier version is migrated for it. */
export function recordRestore(config: Config, backup: string, now: Date) {
  const name = path.basename(backup)
  return withDatabase(config, ({ db }) =>
    db
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
      .execute(),
  )
}
