import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sinAcentos } from '../../contract/sinAcentos'
import { withDatabase } from '../command'
import { type Config } from '../config'
import { newestFirst } from '../db/changes/stored'
import { longInstant } from '../long-instant'

/**
 * Adds to the record of changes that the database was restored, and from when on papers are gone from it: on paper they are still there.
 * A backup of an earlier version is migrated for it. @returns what it says of the papers.
 */
export async function recordRestore(config: Config, backup: string, now: Date) {
  const name = path.basename(backup)
  let motivo = ''
  await withDatabase(config, async ({ db }) => {
    const last = await newestFirst(db).limit(1).executeTakeFirst()
    const since = last ? `del ${longInstant(last.instante, config.zonaHoraria)}` : 'de ese respaldo'
    motivo = `Ya no están los documentos que se emitieron después ${since}: sus números se vuelven a dar, y el código al pie distingue dos con el mismo.`
    await db
      .insertInto('cambios')
      .values({
        instante: now.toISOString(),
        grupo: randomUUID(),
        sustantivo: 'respaldos',
        identificador: name,
        registro: name,
        etiqueta: sinAcentos(name),
        tipo: 'restaurado',
        motivo,
      })
      .execute()
  })
  return motivo
}
