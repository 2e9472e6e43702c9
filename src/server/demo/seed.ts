import { type Insertable } from 'kysely'
import { type Db, type Engine } from '../db/types'
import { inParts } from '../db/parts'
import { type Database } from '../db/schema'
import { colombianFestivos } from '../festivos/calendario'
import { hashPassword } from '../sesion/passwords'
import { createUsuario, hasUsuarios, lockFirstUsuarios } from '../sesion/usuarios'
import { createEmpresa } from './empresa'
import { DEMO_USUARIOS } from './usuarios'

// Both engines limit the values of one statement, SQLite to 32,766; a settlement has 26.
const ROWS = 1000

async function insertAll<T extends keyof Database>(
  trx: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[],
) {
  for (const part of inParts(rows, ROWS)) await trx.insertInto(table).values(part).execute()
}

/**
 * Fills a database without users with the demonstration company and its users, all or nothing.
 * @param hoy the company's day, `YYYY-MM-DD`.
 * @returns false when there are users already, e.g. those of a process that started at the same moment.
 */
export async function seedDemo(
  { db, engine }: { db: Db; engine: Engine },
  { hoy, clave }: { hoy: string; clave: string },
) {
  const year = Number(hoy.slice(0, 4))
  const festivos = await Promise.all([colombianFestivos(year - 1), colombianFestivos(year)])
  const empresa = createEmpresa(
    hoy,
    festivos.flat().map(({ fecha }) => fecha),
  )
  const claveHash = await hashPassword(clave)

  // Not recorded: nobody entered it.
  return db.transaction().execute(async (trx) => {
    await lockFirstUsuarios(trx, engine)
    if (await hasUsuarios(trx)) return false
    for (const usuario of DEMO_USUARIOS) await createUsuario(trx, { ...usuario, claveHash, demo: 1 })
    await insertAll(trx, 'conductores', empresa.conductores)
    await insertAll(trx, 'buses', empresa.buses)
    await insertAll(trx, 'pasajes', empresa.pasajes)
    await insertAll(trx, 'festivos', empresa.festivos)
    await insertAll(trx, 'liquidaciones', empresa.liquidaciones)
    await insertAll(trx, 'gastos', empresa.gastos)
    await insertAll(trx, 'deudas', empresa.deudas)
    await insertAll(trx, 'abonos', empresa.abonos)
    await insertAll(trx, 'asistencias', empresa.asistencias)
    return true
  })
}
