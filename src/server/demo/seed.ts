import { type Insertable } from 'kysely'
import { type Db, type Engine } from '../db/types'
import { type Database } from '../db/schema'
import { colombianFestivos } from '../festivos/calendario'
import { hashPassword } from '../sesion/passwords'
import { createUsuario, hasUsuarios, lockFirstUsuarios } from '../usuarios/repository'
import { createEmpresa } from './empresa'
import { DEMO_USUARIOS } from './usuarios'

// Both engines limit the values of one statement, PostgreSQL to 65,535.
const VALUES_PER_STATEMENT = 20_000

async function insertAll<T extends keyof Database>(
  trx: Db,
  tabla: T,
  rows: readonly Insertable<Database[T]>[],
) {
  const columns = Object.keys(rows[0] ?? {}).length
  const perStatement = Math.max(1, Math.floor(VALUES_PER_STATEMENT / Math.max(1, columns)))
  for (let start = 0; start < rows.length; start += perStatement) {
    await trx
      .insertInto(tabla)
      .values(rows.slice(start, start + perStatement))
      .execute()
  }
}

/**
 * Fills a database without users with the demonstration company and its users, all or nothing.
 * @param hoy the company's day, `YYYY-MM-DD`.
 * @returns false when there are users already, e.g. those of a process that started at the same moment.
 */
export async function seedDemo(
  { db, engine }: { db: Db; engine: Engine },
  { hoy, clave }: { hoy: string; clave: string },
): Promise<boolean> {
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
