import { sql, type Insertable } from 'kysely'
import { inTransaction } from '../db/transaction'
import { type Db, type Engine } from '../db/types'
import { type Database } from '../db/schema'
import { festivosDeColombia } from '../festivos/calendario'
import { cifrarClave } from '../sesion/claves'
import { crearUsuario, hayUsuarios } from '../usuarios/repository'
import { crearEmpresa } from './empresa'
import { USUARIOS_DEMO } from './usuarios'

// Both engines limit the values of one statement, PostgreSQL to 65,535.
const VALORES_POR_ORDEN = 20_000

async function insertar<T extends keyof Database>(
  trx: Db,
  tabla: T,
  filas: readonly Insertable<Database[T]>[],
) {
  const columnas = Object.keys(filas[0] ?? {}).length
  const porOrden = Math.max(1, Math.floor(VALORES_POR_ORDEN / Math.max(1, columnas)))
  for (let desde = 0; desde < filas.length; desde += porOrden) {
    await trx
      .insertInto(tabla)
      .values(filas.slice(desde, desde + porOrden))
      .execute()
  }
}

/**
 * Fills a database without users with the demonstration company and its users, all or nothing.
 * @param hoy the company's day, `YYYY-MM-DD`.
 * @returns whether it did: not when there are users already, e.g. those of a process that started at the same moment.
 */
export async function sembrarDemo(
  { db, engine }: { db: Db; engine: Engine },
  { hoy, clave }: { hoy: string; clave: string },
): Promise<boolean> {
  const anio = Number(hoy.slice(0, 4))
  const festivos = await Promise.all([festivosDeColombia(anio - 1), festivosDeColombia(anio)])
  const empresa = crearEmpresa(
    hoy,
    festivos.flat().map(({ fecha }) => fecha),
  )
  const claveHash = await cifrarClave(clave)

  return inTransaction({ db }, async (trx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('cochera-demo'))`.execute(trx)
    if (await hayUsuarios(trx)) return false
    for (const usuario of USUARIOS_DEMO) await crearUsuario(trx, { ...usuario, claveHash, demo: 1 })
    await insertar(trx, 'conductores', empresa.conductores)
    await insertar(trx, 'buses', empresa.buses)
    await insertar(trx, 'pasajes', empresa.pasajes)
    await insertar(trx, 'festivos', empresa.festivos)
    await insertar(trx, 'liquidaciones', empresa.liquidaciones)
    await insertar(trx, 'gastos', empresa.gastos)
    await insertar(trx, 'deudas', empresa.deudas)
    await insertar(trx, 'abonos', empresa.abonos)
    await insertar(trx, 'asistencias', empresa.asistencias)
    return true
  })
}
