/** `npm run bench:importar`: twenty thousand settlements in one import, and how long colleagues wait for their saves meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { sumarDias } from '../../src/contract/fechas'
import { buildApp } from '../../src/server/app'
import { readConfig } from '../../src/server/config'
import { openDatabase } from '../../src/server/db/connection'
import { type Engine } from '../../src/server/db/types'
import { ENGINES } from '../setup/engines'
import { withPostgres } from '../proof/postgres'
import { LAST_DAY, makeCompany, USER } from './company'
import { copyToPostgres } from './company-postgres'
import { median } from './median'

const SETTLEMENTS = Number(process.env.BENCH_SIZE ?? 22_000)
const ROWS = Number(process.env.BENCH_ROWS ?? 20_000)
const BUSES = 60
/** Milliseconds between two saves of a colleague. */
const PAUSE = 100

/** Settlements of days on which there are none yet, with two expenses each. */
const rows = () =>
  Array.from({ length: ROWS }, (_, index) => ({
    accion: 'crear',
    datos: {
      fecha: sumarDias(LAST_DAY, 1 + Math.floor(index / BUSES)),
      busNumero: String(1001 + (index % BUSES)),
      conductorDocumento: String(71_000_000 + (index % BUSES)),
      ...{
        viajes: 6,
        regIni: 1000,
        regFin: 1300,
        sensor: 350,
        civica: 10,
        tiquetes: 3,
        comentario: 'Importada',
      },
      gastos: [
        { nombre: 'Aseo', valor: 30_000 },
        { nombre: 'Combustible', valor: 150_000 },
      ],
    },
  }))

async function measure(engine: Engine, dataDir: string, databaseUrl: string | undefined) {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
  const connection = await openDatabase(config)
  const app = await buildApp({ connection, config, clock: () => new Date() })
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: USER })
  const headers = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` }
  const post = async (url: string, payload: object) => {
    const start = performance.now()
    const answer = await app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.payload.slice(0, 500)}`)
    return { ms: performance.now() - start, answer }
  }
  const debt = { valor: 1000, razon: 'Préstamo', conductorDocumento: '71000007' }

  /** Does a long work while a colleague saves. */
  async function during(what: string, url: string, payload: object) {
    const waits: number[] = []
    let done = false
    const colleague = async () => {
      while (!done) {
        waits.push((await post('/deudas', debt)).ms)
        await setTimeout(PAUSE)
      }
    }
    const saving = colleague()
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const { ms, answer } = await post(url, payload)
    delay.disable()
    done = true
    await saving
    console.log(
      `${engine}: ${what} in ${(ms / 1000).toFixed(1)} s; a colleague's save waited ${median(waits).toFixed(0)} ms, ` +
        `at most ${Math.max(...waits).toFixed(0)}, of ${waits.length}; the loop held at most ${(delay.max / 1e6).toFixed(0)} ms`,
    )
    return answer
  }

  const allRows = rows()
  const imported = await during(`${ROWS} settlements stored`, '/importaciones/liquidaciones', {
    archivo: 'bench.xlsx',
    filas: allRows,
  })
  const wrong = allRows
    .slice(0, -1)
    .map(({ datos }) => ({ accion: 'corregir', datos: { ...datos, regFin: 1400 } }))
  if (process.env.BENCH_CORRECT === 'si')
    await during('the same corrected', '/importaciones/liquidaciones', {
      archivo: 'bench.xlsx',
      filas: wrong,
    })
  else
    await during('undone as a whole', '/importaciones/deshacer', {
      uuid: imported.json<{ uuid: string }>().uuid,
    })
  await app.close()
  await connection.close()
}

void withPostgres(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cochera-imports-'))
  try {
    await makeCompany(folder, SETTLEMENTS, BUSES)
    console.log(`${SETTLEMENTS} settlements of ${BUSES} buses are there`)
    const url = process.env.TEST_POSTGRES_URL ?? ''
    const databaseUrl = await copyToPostgres(folder, url, BUSES)
    for (const engine of ENGINES)
      await measure(engine, folder, engine === 'postgres' ? databaseUrl : undefined)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
