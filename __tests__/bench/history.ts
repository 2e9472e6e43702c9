/** `npm run bench:historial`: what a settlement's creation costs with its record, and what the record's screens ask of it when it is long. */
import { sql } from 'kysely'
import { sumarDias } from '../../src/contract/fechas'
import { type Db, type Engine } from '../../src/server/db/types'
import { withPostgres } from '../proof/postgres'
import { openApplication } from '../server/realApp'
import { aBus, aConductor, aPasaje } from '../server/builders'
import { ENGINES } from '../setup/engines'
import { median } from './median'

const SETTLEMENTS = Number(process.env.BENCH_SIZE ?? 219_000)
const CHANGES_EACH = 4
const CREATED = 300
const SLICE = 50_000

const QUESTIONS = {
  'newest ten': '/historial',
  'of a settlement': '/historial/registro?sustantivo=liquidaciones&identificador=s500',
  'of a person': '/historial?usuario=00000000-0000-4000-8000-000000000003',
  'of a day': '/historial?desde=2027-03-05&hasta=2027-03-05',
  'of a noun': '/historial?sustantivo=liquidaciones',
  'of a rare noun': '/historial?sustantivo=festivos',
  'deleted ones': '/historial?tipo=eliminado',
  'of a bus': '/historial?registro=bus 17',
  'of nothing': '/historial?registro=zzz',
  'of a noun by name': '/historial?sustantivo=liquidaciones&registro=bus 17',
  'of a person in a month, deleted':
    '/historial?usuario=00000000-0000-4000-8000-000000000003&desde=2027-03-01&hasta=2027-03-31&tipo=eliminado',
  'of nobody in a month':
    '/historial?usuario=00000000-0000-4000-8000-000000000099&desde=2027-03-01&hasta=2027-03-31',
  'a page of the export': '/historial?limite=1000',
}

/** A record of so many changes, five minutes apart, of sixty buses and twenty people. */
async function fill(db: Db, engine: Engine) {
  // Slices, each within the time that a statement has.
  for (let first = 1; first <= SETTLEMENTS * CHANGES_EACH; first += SLICE) await fillSlice(db, engine, first)
  if (engine === 'postgres') await sql`analyze cambios`.execute(db)
}

async function fillSlice(db: Db, engine: Engine, first: number) {
  const last = sql.lit(Math.min(first + SLICE - 1, SETTLEMENTS * CHANGES_EACH))
  const numbers =
    engine === 'postgres'
      ? sql`select n from generate_series(${sql.lit(first)}, ${last}) n`
      : sql`with recursive numbers(n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${last}) select n from numbers`
  const instant =
    engine === 'postgres'
      ? sql`to_char(timestamp '2020-01-01' + n * interval '5 minutes', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
      : sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', 1577836800 + n * 300, 'unixepoch')`
  const state = JSON.stringify({
    regFin: 173_470,
    pasajerosReg: 300,
    salarioReg: 90_000,
    valorNetoReg: 400_000,
  })
  await sql`
    insert into cambios (instante, "usuarioUuid", usuario, grupo, sustantivo, identificador, "liquidacionUuid", registro, etiqueta, tipo, antes, despues)
    select ${instant}, '00000000-0000-4000-8000-0000000000' || substr('0' || (n % 20), -2), 'Persona', 'g' || n, 'liquidaciones',
      's' || (n / ${sql.lit(CHANGES_EACH)}), 's' || (n / ${sql.lit(CHANGES_EACH)}), 'Bus ' || (n % 60), 'bus ' || (n % 60) || ' del 5',
      case n % ${sql.lit(CHANGES_EACH)} when 0 then 'creado' else 'editado' end, ${sql.lit(state)}, ${sql.lit(state)}
    from (${numbers}) numbers`.execute(db)
}

async function measure(engine: Engine) {
  const app = await openApplication(engine, { now: '2030-03-20T17:00:00Z' })
  const { uuid: conductorUuid } = await aConductor(app.db, { documento: '1001' })
  await aBus(app.db, { numero: '12', conductorUuid })
  await aPasaje(app.db)
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const began = performance.now()
    const { statusCode, body } = await app.ask('admin', { method, url: `/api${path}`, payload })
    if (statusCode >= 300) throw new Error(`${path}: ${body}`)
    return performance.now() - began
  }
  let day = 0
  const create = () =>
    ask('POST', '/liquidaciones', {
      fecha: sumarDias('2026-01-01', (day += 1)),
      busNumero: '12',
      conductorDocumento: '1001',
      viajes: 6,
      regIni: 1000,
      regFin: 1300,
      sensor: 350,
      civica: 0,
      tiquetes: 0,
      gastos: [{ nombre: 'Aseo', valor: 30_000 }],
      abonoDto: { valor: 5000 },
    })
  const timesOf = async (runs: number, run: () => Promise<number>) => {
    const times: number[] = []
    const busy = process.cpuUsage()
    for (let i = 0; i < runs; i += 1) times.push(await run())
    const { user, system } = process.cpuUsage(busy)
    return `${median(times).toFixed(2)} ms, ${((user + system) / 1000 / runs).toFixed(2)} of CPU`
  }
  await timesOf(50, create)
  console.log(`${engine}: a settlement created: ${await timesOf(CREATED, create)}`)
  if (SETTLEMENTS > 0) {
    await fill(app.db, engine)
    console.log(
      `${engine}: the same above ${SETTLEMENTS * CHANGES_EACH} changes: ${await timesOf(CREATED, create)} ms`,
    )
    for (const [name, path] of Object.entries(QUESTIONS))
      console.log(`${engine}: ${name}: ${await timesOf(7, () => ask('GET', encodeURI(path)))}`)
  }
  await app.close()
}

void withPostgres(async () => {
  for (const engine of ENGINES) await measure(engine)
})
