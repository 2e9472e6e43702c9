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
import { listGastos } from '../../../src/server/gastos/repository'
import { searchLiquidaciones } from '../../../src/server/liquidaciones/search'
import { compressedBody, startAnswer } from '../../../src/server/http/streams'
import { listSalarios } from '../../../src/server/salarios/repository'
import { createSnapshotReader, type SnapshotReader } from '../../../src/server/streaming/snapshots'
import { ENGINES, type FreshDatabase } from '../../setup/databases'
import { aLiquidacion, aBus, aConductor } from '../builders'
import { migratedDatabase } from '../realApp'

const DAYS = 300
/** From the last to the first, as every list has them. */
const FECHAS = Array.from({ length: DAYS }, (_, i) => sumarDias('2026-01-01', -i))
const TOTAL = (DAYS * (DAYS + 1)) / 2

describe.each(ENGINES)('a list that is read in many statements on %s', (engine) => {
  let base: FreshDatabase
  let connection: Connection
  let readSnapshot: SnapshotReader
  beforeAll(async () => {
    base = await migratedDatabase(engine)
    connection = await openDatabase(base)
    readSnapshot = createSnapshotReader(connection)('ana')
    await aBus(connection.db, { numero: '12' })
  })
  afterAll(async () => {
    await connection.close()
    await base.destroy()
  })

  /** A settlement on each day, entered in the order of the days, the n-th from the last with n pesos of salary and of expense. */
  beforeEach(async () => {
    const { db } = connection
    await db.deleteFrom('liquidaciones').execute()
    const { uuid: conductorUuid } = await aConductor(db)
    const modelo = await aLiquidacion(db, { busNumero: '12', conductorUuid })
    await db.deleteFrom('liquidaciones').execute()
    const rows = FECHAS.map((fecha, i) => ({ ...modelo, uuid: randomUUID(), fecha, salarioSensor: i + 1 }))
    const gastos = rows.map(({ uuid, salarioSensor }) => ({
      uuid: randomUUID(),
      liquidacionUuid: uuid,
      orden: 0,
      nombre: 'Aseo',
      valor: salarioSensor,
    }))
    await db.insertInto('liquidaciones').values(rows.reverse()).execute()
    await db.insertInto('gastos').values(gastos).execute()
  })

  /** Reads what comes first, has everything written anew, and reads the rest. */
  async function readWhileWriting<Read>(pieces: AsyncGenerator<Buffer>): Promise<Read> {
    let text = ''
    while (!text.includes('uuid')) text += String((await pieces.next()).value)
    await connection.db.updateTable('liquidaciones').set({ salarioSensor: 7, comentario: 'otro' }).execute()
    await connection.db.deleteFrom('liquidaciones').where('fecha', '=', `${FECHAS[200]}`).execute()
    await connection.db
      .updateTable('liquidaciones')
      .set({ fecha: sumarDias(`${FECHAS[DAYS - 1]}`, -1) })
      .where('fecha', '=', `${FECHAS[0]}`)
      .execute()
    for await (const piece of pieces) text += piece.toString()
    return JSON.parse(text) as Read
  }

  it('is the salaries as they were when it began, with their total', async () => {
    const table = await readWhileWriting<TablaSalarios>(readSnapshot((base) => listSalarios(base, {})))
    expect(table.salarios.map(({ fecha }) => fecha)).toEqual(FECHAS)
    expect([table.totalSalarios, table.promedioSalarioDia]).toEqual([TOTAL, Math.round(TOTAL / DAYS)])
  })

  it('is the expenses as they were when it began, with their total', async () => {
    const report = await readWhileWriting<ReporteGastos>(readSnapshot((base) => listGastos(base, {})))
    expect(report.gastos.map(({ fecha }) => fecha)).toEqual(FECHAS)
    expect([report.totalGasto, report.promedioGastosDia]).toEqual([TOTAL, Math.round(TOTAL / DAYS)])
  })

  it.each([{}, { numero: '12' }])('is the settlements of %j as they were when it began', async (filter) => {
    const rows = await readWhileWriting<LiquidacionFila[]>(
      readSnapshot((base) => searchLiquidaciones(base, filter)),
    )
    expect(rows.map(({ fecha, comentario }) => fecha + comentario)).toEqual(FECHAS)
  })

  /** How many moments of the database are held by somebody. */
  const HELD = {
    // While one is, the log of what has been written since cannot be emptied.
    sqlite: async () => {
      const other = new Sqlite(path.join(base.dataDir, 'cochera.sqlite'), { timeout: 0 })
      const [{ busy } = { busy: -1 }] = other.pragma('wal_checkpoint(truncate)') as { busy: number }[]
      other.close()
      return busy
    },
    postgres: async () => {
      const { rows } = await sql<{ cuantos: number }>`
        select count(*) as cuantos from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(
        connection.db,
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
    const started = await startAnswer(heldBack((base) => searchLiquidaciones(base)))
    held = new Promise((resolve) => (readOn = resolve))
    const answer = compressedBody(started, 'identity', () => undefined)
    await connection.db.updateTable('liquidaciones').set({ comentario: 'otro' }).execute()
    expect(await HELD[engine]()).toBe(1)
    answer.destroy()
    readOn()
    let rounds = 1000
    while ((await HELD[engine]()) !== 0 && (rounds -= 1) > 0) await setImmediate()
    expect(await HELD[engine]()).toBe(0)
  })
})
