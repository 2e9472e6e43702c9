/**
 * `npm run bench:tablero`: what the dashboard costs on the last day of a month, in this process, and how long it holds the loop; and what
 * each driver owes, with a repayment for each settlement.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { buildApp } from '../../src/server/app'
import { readConfig } from '../../src/server/config'
import { openDatabase } from '../../src/server/db/connection'
import { type Db, type Engine } from '../../src/server/db/types'
import { ENGINES } from '../setup/engines'
import { aChange } from '../server/builders'
import { withPostgres } from '../proof/postgres'
import { LAST_DAY, makeCompany, USER } from './company'
import { copyToPostgres } from './company-postgres'
import { median } from './median'

const SETTLEMENTS = Number(process.env.BENCH_SIZE ?? 219_000)
const FLEETS = [60, 320]
const RUNS = Number(process.env.BENCH_RUNS ?? 15)
/** Milliseconds between two looks at the loop: that much is no wait. */
const LOOK = 1

/** A repayment for every settlement that has none. */
async function repayEverywhere(db: Db, engine: Engine) {
  const columns = ['uuid', 'valor', 'origen', 'conductorUuid', 'fecha', 'liquidacionUuid'] as const
  await db
    .insertInto('abonos')
    .columns(columns)
    .expression((eb) =>
      eb
        .selectFrom('liquidaciones as l')
        .select(['l.uuid', eb.lit(5000).as('valor'), sql.lit('Descuento').as('origen')])
        .select(['l.conductorUuid', 'l.fecha', 'l.uuid as liquidacionUuid'])
        .where('l.conductorUuid', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('abonos as a').select('a.uuid').whereRef('a.liquidacionUuid', '=', 'l.uuid')),
          ),
        ),
    )
    .execute()
  if (engine === 'postgres') await sql`analyze abonos`.execute(db)
}

async function measure(engine: Engine, dataDir: string, databaseUrl: string | undefined) {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
  const connection = await openDatabase(config)
  const app = await buildApp({ connection, config, clock: () => new Date(`${LAST_DAY}T17:00:00Z`) })
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: USER })
  const headers = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` }
  const ask = async (url: string) => {
    const { statusCode, rawPayload } = await app.inject({ method: 'GET', url, headers })
    if (statusCode !== 200) throw new Error(`${statusCode} ${String(rawPayload)}`)
    return rawPayload.length / 1000
  }
  /** @param pages how many ask at once, after a change. */
  const tell = async (what: string, url: string, pages = 1) => {
    const times: number[] = []
    const blocks: number[] = []
    let size = await ask(url)
    for (let i = 0; i < RUNS; i += 1) {
      await aChange(connection.db)
      const delay = monitorEventLoopDelay({ resolution: LOOK })
      delay.enable()
      // The watch notes a delay when it looks again.
      await setTimeout(2 * LOOK)
      const start = performance.now()
      ;[size = 0] = await Promise.all(Array.from({ length: pages }, () => ask(url)))
      times.push(performance.now() - start)
      await setTimeout(2 * LOOK)
      delay.disable()
      blocks.push(Math.max(0, delay.max / 1e6 - LOOK))
    }
    console.log(
      `${engine}, ${what}: median ${median(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)}; ` +
        `the loop held ${median(blocks).toFixed(0)} ms, at most ${Math.max(...blocks).toFixed(0)}; ${size.toFixed(1)} kB`,
    )
  }
  await tell('one page', '/api/tablero')
  await tell('ten pages at once', '/api/tablero', 10)
  await repayEverywhere(connection.db, engine)
  await tell('what each driver owes', '/api/deudas/conductores')
  await tell('one page, with as many repayments as settlements', '/api/tablero')
  await app.close()
  await connection.close()
}

void withPostgres(async () => {
  for (const buses of FLEETS) {
    const folder = mkdtempSync(path.join(tmpdir(), 'cochera-dashboard-'))
    try {
      await makeCompany(folder, SETTLEMENTS, buses)
      console.log(`${SETTLEMENTS} settlements of ${buses} buses, ${RUNS} runs`)
      for (const engine of ENGINES) {
        const url = process.env.TEST_POSTGRES_URL ?? ''
        // One database for each fleet.
        const databaseUrl = engine === 'postgres' ? await copyToPostgres(folder, url, buses) : undefined
        await measure(engine, folder, databaseUrl)
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
})
