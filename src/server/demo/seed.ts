import { anioDe } from '../../contract/calendario'
import { type Insertable } from 'kysely'
import { identifierKeys } from '../db/identifier-keys'
import { inParts } from '../db/parts'
import { type ConductoresTable } from '../db/schema'
import { type EngineDb } from '../db/types'
import { colombianFestivos } from '../festivos/calendario'
import { hashPassword } from '../sesion/passwords'
import { createUsuario, hasUsuarios, lockFirstUsuarios } from '../sesion/usuarios'
import { createEmpresa } from './empresa'
import { DEMO_USUARIOS } from './usuarios'

// Both engines limit the values of one statement, SQLite to 32,766; a settlement has 26.
const ROWS = 1000

/**
 * Fills a database without users with the demonstration company and its users, all or nothing.
 * @param hoy the company's day, `YYYY-MM-DD`.
 * @returns false when there are users already, e.g. those of a process that started at the same moment.
 */
export async function seedDemo({ db, engine }: EngineDb, { hoy, clave }: { hoy: string; clave: string }) {
  const year = anioDe(hoy)
  const festivos = [...colombianFestivos(year - 1), ...colombianFestivos(year)]
  const empresa = createEmpresa(
    hoy,
    festivos.map(({ fecha }) => fecha),
  )
  const claveHash = await hashPassword(clave)

  // Not recorded: nobody entered it.
  return db.transaction().execute(async (trx) => {
    await lockFirstUsuarios(trx, engine)
    if (await hasUsuarios(trx)) return false
    for (const usuario of DEMO_USUARIOS) await createUsuario(trx, { ...usuario, claveHash, demo: 1 })
    // Every table is written in the same way: the type of one of them stands for all.
    for (const [table, rows] of Object.entries<readonly object[]>(empresa))
      for (const part of inParts(rows as readonly Insertable<ConductoresTable>[], ROWS))
        await trx
          .insertInto(table as 'conductores')
          .values(part.map((row) => ({ ...row, ...identifierKeys(row) })))
          .execute()
    return true
  })
}
