import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { sumarDias } from '../../../src/contract/fechas'
import { type ReporteGastos } from '../../../src/contract/gastos'
import { type LiquidacionFila } from '../../../src/contract/liquidaciones'
import { type TablaSalarios } from '../../../src/contract/salarios'
import { openDatabase } from '../../../src/server/db/connection'
import { type Connection } from '../../../src/server/db/types'
import { migrate } from '../../../src/server/db/migrator'
import { listGastos } from '../../../src/server/gastos/repository'
import { searchLiquidaciones } from '../../../src/server/liquidaciones/search'
import { compressedBody, startAnswer } from '../../../src/server/http/streams'
import { listSalarios } from '../../../src/server/salarios/repository'
import { createSnapshotReader, type SnapshotReader } from '../../../src/server/streaming/snapshots'
import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { unaLiquidacion, unBus, unConductor } from '../builders'

const DIAS = 300
/** From the last to the first, as every list has them. */
const FECHAS = Array.from({ length: DIAS }, (_, i) => sumarDias('2026-01-01', -i))
const TOTAL = (DIAS * (DIAS + 1)) / 2

describe.each(ENGINES)('a list that is read in many statements on %s', (engine) => {
  let base: FreshDatabase
  let conexion: Connection
  let readSnapshot: SnapshotReader
  beforeAll(async () => {
    base = await freshDatabase(engine)
    conexion = await openDatabase(base)
    readSnapshot = createSnapshotReader(conexion)('ana')
    await migrate(conexion)
    await unBus(conexion.db, { numero: '12' })
  })
  afterAll(async () => {
    await conexion.close()
    await base.destroy()
  })

  /** A settlement on each day, entered in the order of the days, the n-th from the last with n pesos of salary and of expense. */
  beforeEach(async () => {
    const { db } = conexion
    await db.deleteFrom('liquidaciones').execute()
    const { uuid: conductorUuid } = await unConductor(db)
    const modelo = await unaLiquidacion(db, { busNumero: '12', conductorUuid })
    await db.deleteFrom('liquidaciones').execute()
    const filas = FECHAS.map((fecha, i) => ({ ...modelo, uuid: randomUUID(), fecha, salarioSensor: i + 1 }))
    const gastos = filas.map(({ uuid, salarioSensor }) => ({
      uuid: randomUUID(),
      liquidacionUuid: uuid,
      orden: 0,
      nombre: 'Aseo',
      valor: salarioSensor,
    }))
    await db.insertInto('liquidaciones').values(filas.reverse()).execute()
    await db.insertInto('gastos').values(gastos).execute()
  })

  /** Reads what comes first, has everything written anew, and reads the rest. */
  async function leerMientrasEscriben<Leido>(piezas: AsyncGenerator<string>): Promise<Leido> {
    let texto = ''
    while (!texto.includes('uuid')) texto += String((await piezas.next()).value)
    await conexion.db.updateTable('liquidaciones').set({ salarioSensor: 7, comentario: 'otro' }).execute()
    await conexion.db.deleteFrom('liquidaciones').where('fecha', '=', `${FECHAS[200]}`).execute()
    await conexion.db
      .updateTable('liquidaciones')
      .set({ fecha: sumarDias(`${FECHAS[DIAS - 1]}`, -1) })
      .where('fecha', '=', `${FECHAS[0]}`)
      .execute()
    for await (const pieza of piezas) texto += pieza
    return JSON.parse(texto) as Leido
  }

  it('is the salaries as they were when it began, with their total', async () => {
    const tabla = await leerMientrasEscriben<TablaSalarios>(listSalarios(readSnapshot, {}))
    expect(tabla.salarios.map(({ fecha }) => fecha)).toEqual(FECHAS)
    expect([tabla.totalSalarios, tabla.promedioSalarioDia]).toEqual([TOTAL, Math.round(TOTAL / DIAS)])
  })

  it('is the expenses as they were when it began, with their total', async () => {
    const reporte = await leerMientrasEscriben<ReporteGastos>(listGastos(readSnapshot, {}))
    expect(reporte.gastos.map(({ fecha }) => fecha)).toEqual(FECHAS)
    expect([reporte.totalGasto, reporte.promedioGastosDia]).toEqual([TOTAL, Math.round(TOTAL / DIAS)])
  })

  it.each([{}, { numero: '12' }])('is the settlements of %j as they were when it began', async (filtro) => {
    const filas = await leerMientrasEscriben<LiquidacionFila[]>(searchLiquidaciones(readSnapshot, filtro))
    expect(filas.map(({ fecha, comentario }) => fecha + comentario)).toEqual(FECHAS)
  })

  /** How many moments of the database are held by somebody. */
  const RETENIDOS = {
    // While one is, the log of what has been written since cannot be emptied.
    sqlite: async () => {
      const otra = new Sqlite(path.join(base.dataDir, 'cochera.sqlite'), { timeout: 0 })
      const [{ busy } = { busy: -1 }] = otra.pragma('wal_checkpoint(truncate)') as { busy: number }[]
      otra.close()
      return busy
    },
    postgres: async () => {
      const { rows } = await sql<{ cuantos: number }>`
        select count(*) as cuantos from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(
        conexion.db,
      )
      return rows[0]?.cuantos
    },
  }

  it('leaves the database free when whoever asked for it goes away in the middle', async () => {
    let readOn = () => undefined as void
    let held = Promise.resolve()
    // A list this short fits whole into what is kept for a slow client: it is held back in the middle.
    const heldBack: SnapshotReader = (read) =>
      readSnapshot(async function* (snapshot) {
        for await (const piece of read(snapshot)) {
          await held
          yield piece
        }
        await held
      })
    const started = await startAnswer(searchLiquidaciones(heldBack))
    held = new Promise((resolve) => (readOn = resolve))
    const respuesta = compressedBody(started, 'identity', () => undefined)
    await conexion.db.updateTable('liquidaciones').set({ comentario: 'otro' }).execute()
    expect(await RETENIDOS[engine]()).toBe(1)
    respuesta.destroy()
    readOn()
    let vueltas = 1000
    while ((await RETENIDOS[engine]()) !== 0 && (vueltas -= 1) > 0) await setImmediate()
    expect(await RETENIDOS[engine]()).toBe(0)
  })
})
