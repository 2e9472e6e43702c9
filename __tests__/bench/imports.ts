/** `npm run ts __tests__/bench/imports.ts`: twenty thousand settlements in one import of many parts, and how long colleagues wait for their saves meanwhile. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { sumarDias } from '../../src/contract/fechas'
import type { Revision } from '../../src/contract/importaciones'
import { LIMITE_DE_PARTE } from '../../src/contract/importables'
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
      viajes: 6,
      regIni: 1000,
      regFin: 1300,
      sensor: 350,
      civica: 10,
      tiquetes: 3,
      comentario: 'Importada',
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
  const post = async (url: string, payload: object, more = {}) => {
    const start = performance.now()
    const answer = await app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { ...headers, ...more },
      payload,
    })
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.payload.slice(0, 500)}`)
    return performance.now() - start
  }
  const debt = { valor: 1000, razon: 'Préstamo', conductorDocumento: '71000007' }

  /** Does a long work while a colleague saves. */
  async function during(what: string, work: () => Promise<unknown>) {
    const waits: number[] = []
    let done = false
    const colleague = async () => {
      while (!done) {
        waits.push(await post('/deudas', debt))
        await setTimeout(PAUSE)
      }
    }
    const saving = colleague()
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const start = performance.now()
    await work()
    const ms = performance.now() - start
    delay.disable()
    done = true
    await saving
    console.log(
      `${engine}: ${what} in ${(ms / 1000).toFixed(1)} s; a colleague's save waited ${median(waits).toFixed(0)} ms, ` +
        `at most ${Math.max(...waits).toFixed(0)}, of ${waits.length}; the loop held at most ${(delay.max / 1e6).toFixed(0)} ms`,
    )
  }

  /** Judges the parts of one import, each with what it is judged by of those before it. */
  async function judgeRows(filas: readonly object[]) {
    const grupo = randomUUID()
    const sumas: Revision['sumas'][] = []
    let arrastre: Revision['arrastre'] | undefined
    for (let start = 0; start < filas.length; start += LIMITE_DE_PARTE) {
      const payload = { grupo, filas: filas.slice(start, start + LIMITE_DE_PARTE), arrastre, sumas }
      const url = '/api/importaciones/liquidaciones/revisar'
      const answer = await app.inject({ method: 'POST', url, headers, payload })
      if (answer.statusCode >= 300) throw new Error(answer.payload.slice(0, 500))
      const revision = answer.json<Revision>()
      arrastre = revision.arrastre
      sumas.push(revision.sumas)
    }
  }

  /** The parts of one import, one after the other. @returns its mark. */
  async function importRows(filas: readonly object[]) {
    const mark = randomUUID()
    for (let start = 0; start < filas.length; start += LIMITE_DE_PARTE)
      await post(
        '/importaciones/liquidaciones',
        {
          grupo: mark,
          archivo: 'bench.xlsx',
          total: filas.length,
          filas: filas.slice(start, start + LIMITE_DE_PARTE),
        },
        { 'idempotency-key': randomUUID() },
      )
    return mark
  }

  const allRows = rows()
  await during(`${ROWS} settlements judged`, () => judgeRows(allRows))
  let mark = ''
  await during(`${ROWS} settlements stored`, async () => void (mark = await importRows(allRows)))
  if (process.env.BENCH_CORRECT === 'si') {
    const corrected = allRows.map(({ datos }) => ({
      accion: 'corregir',
      datos: { ...datos, regFin: 1400 },
    }))
    await during('the same corrected', () => importRows(corrected))
  } else await during('undone as a whole', () => post('/historial/deshacer', { grupo: mark }))
  await app.close()
  await connection.close()
}

void withPostgres(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cochera-imports-'))
  try {
    await makeCompany(folder, SETTLEMENTS, BUSES)
    console.log(`${SETTLEMENTS} settlements of ${BUSES} buses are there`)
    const url = process.env.TEST_POSTGRES_URL
    const databaseUrl = url && (await copyToPostgres(folder, url, BUSES))
    for (const engine of ENGINES)
      await measure(engine, folder, engine === 'postgres' ? databaseUrl : undefined)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
