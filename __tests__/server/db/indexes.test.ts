/** Queries on the tables that grow for ever use their indexes: the statements are the server's own, as it runs them. */
import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { sumarDias } from '../../../src/contract/fechas'
import { type Db } from '../../../src/server/db/types'
import { ENGINES, type Engine } from '../../setup/databases'
import { openApplication, type Application } from '../realApp'
import { aLiquidacion, aBus, aConductor } from '../builders'

const TODAY = '2026-11-20'
const DAYS = 1500
const BUSES = 8

/** Inserts them in statements of so many rows as either engine takes parameters for. */
async function insert<Row extends object>(
  db: Db,
  table: 'liquidaciones' | 'gastos' | 'deudas' | 'abonos' | 'asistencias',
  rows: readonly Row[],
) {
  for (let i = 0; i < rows.length; i += 1000)
    await db
      .insertInto(table)
      .values(rows.slice(i, i + 1000) as never)
      .execute()
}

/** Four years of a small company, and what its database knows of it. @returns a settlement, a bus and a driver of it. */
async function aCompany(db: Db) {
  const conductores = await Promise.all(Array.from({ length: 40 }, () => aConductor(db)))
  const uuids = conductores.map(({ uuid }) => uuid)
  const buses: string[] = []
  for (let i = 0; i < BUSES; i += 1) buses.push((await aBus(db, { conductorUuid: uuids[i] ?? null })).numero)
  const modelo = await aLiquidacion(db, { fecha: '2000-01-01' })

  const days = Array.from({ length: DAYS }, (_, day) => sumarDias(TODAY, 1 - DAYS + day))
  const liquidaciones = Array.from({ length: DAYS * BUSES }, (_, i) => ({
    ...modelo,
    uuid: randomUUID(),
    fecha: days[Math.floor(i / BUSES)] ?? TODAY,
    // Settled on its day, as most are.
    fechaEntrega: days[Math.floor(i / BUSES)] ?? TODAY,
    busNumero: `${buses[i % BUSES]}`,
    conductorUuid: `${uuids[(i * 7) % 40]}`,
    liquidada: i % 50 === 0 ? 0 : 1,
  }))
  await insert(db, 'liquidaciones', liquidaciones)
  await insert(
    db,
    'gastos',
    liquidaciones.flatMap(({ uuid: liquidacionUuid }) =>
      ['Aseo', 'Combustible'].map((nombre, order) => ({
        uuid: randomUUID(),
        liquidacionUuid,
        orden: order,
        nombre,
        valor: 1,
      })),
    ),
  )
  const inLedgers = liquidaciones
    .filter((_, i) => i % 4 === 0)
    .map(({ fecha, conductorUuid, uuid: liquidacionUuid }) => ({
      valor: 1,
      fecha,
      conductorUuid,
      liquidacionUuid,
    }))
  await insert(
    db,
    'deudas',
    inLedgers.map((row) => ({ ...row, uuid: randomUUID(), razon: 'Préstamo' })),
  )
  await insert(
    db,
    'abonos',
    inLedgers.map((row) => ({ ...row, uuid: randomUUID(), origen: 'Prima' })),
  )
  await insert(
    db,
    'asistencias',
    Array.from({ length: 300 * 40 }, (_, i) => ({
      uuid: randomUUID(),
      // Over more years than a paper looks at.
      fecha: sumarDias(TODAY, -10 * Math.floor(i / 40)),
      conductorUuid: `${uuids[i % 40]}`,
      bus: '',
      justificacion: '',
      asistio: 1,
      entregoAlDia: 1,
      entregoPresencial: 1,
    })),
  )
  await db
    .insertInto('cambios')
    .values({
      instante: `${TODAY}T16:00:00.000Z`,
      grupo: randomUUID(),
      sustantivo: 'liquidaciones',
      identificador: `${liquidaciones[5000]?.uuid}`,
      registro: 'Bus 12',
      etiqueta: 'bus 12',
      tipo: 'editado',
    })
    .execute()
  await sql`analyze`.execute(db)
  return {
    uuid: `${liquidaciones[5000]?.uuid}`,
    bus: `${buses[3]}`,
    documento: `${conductores[3]?.documento}`,
  }
}

const GROWING = ['liquidaciones', 'gastos', 'deudas', 'abonos', 'asistencias']

interface Node {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Node[]
}

/** The tables that a statement would read from end to end, and the text of its plan. */
const READ_WHOLE: Record<
  Engine,
  (db: Db, query: CompiledQuery) => Promise<{ whole: string[]; plan: string }>
> = {
  sqlite: async (db, { sql: text, parameters }) => {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
    )
    // The plan calls a table by its alias; every alias begins as the table does, and a driver's or a bus's table is small.
    const alias = new RegExp(
      `^SCAN (${GROWING.flatMap((table) => [table, table.charAt(0)]).join('|')}|todas)\\b`,
    )
    const plan = rows.map(({ detail }) => detail)
    return { whole: plan.filter((step) => alias.test(step)), plan: plan.join('\n') }
  },
  postgres: async (db, { sql: text, parameters }) => {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    )
    const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)]
    const all = (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodes(Plan))
    const whole = all.filter(
      (node) => node['Node Type'] === 'Seq Scan' && GROWING.includes(node['Relation Name'] ?? ''),
    )
    return {
      whole: whole.map((node) => `${node['Relation Name']}`),
      plan: JSON.stringify(rows[0]?.['QUERY PLAN'], null, 1),
    }
  },
}

describe.each(ENGINES)('in %s', (engine) => {
  let queries: CompiledQuery[] = []
  let app: Application
  let one: Awaited<ReturnType<typeof aCompany>>
  beforeAll(async () => {
    app = await openApplication(engine, {
      now: `${TODAY}T17:00:00Z`,
      onQuery: (query) => queries.push(query),
    })
    one = await aCompany(app.db)
    await app.tokenOf('admin')
  }, 120_000)
  afterAll(() => app.close())

  /** The statements that ask the tables that grow, for one answer. */
  async function onAsking(path: string): Promise<CompiledQuery[]> {
    queries = []
    const answer = await app.ask('admin', { method: 'GET', url: `/api${path}` })
    expect(answer.statusCode).toBe(200)
    const done = queries.filter(({ sql: text }) => GROWING.some((table) => text.includes(table)))
    expect(done.length).toBeGreaterThan(0)
    return done
  }

  const aMonth = 'fechaInicial=2025-03-01&fechaFinal=2025-03-31'
  it.each([
    '/liquidaciones/detalle?fecha=2025-03-01&busNumero=BUS',
    // One to come, from the last of its bus.
    '/liquidaciones/detalle?fecha=2027-01-01&busNumero=BUS',
    '/liquidaciones/detalle?uuid=UUID',
    `/liquidaciones/v2/table?${aMonth}`,
    `/liquidaciones/v2/table?numero=BUS&${aMonth}`,
    '/liquidaciones/v2/table?documento=DOCUMENTO',
    `/liquidaciones/v2/table?documento=DOCUMENTO&${aMonth}`,
    '/liquidaciones/v2/table?liquidada=false',
    '/liquidaciones/cambios?desde=0',
    `/salarios?${aMonth}`,
    '/salarios?documento=DOCUMENTO',
    `/salarios?documento=DOCUMENTO&${aMonth}`,
    `/salarios/resumen?${aMonth}`,
    `/reporte/gastos?${aMonth}`,
    `/reporte/gastos/resumen?por=bus&${aMonth}`,
    `/reporte/gastos?numero=BUS&${aMonth}`,
    '/reporte/gastos?documento=DOCUMENTO&nombre=aseo',
    '/deudas/conductor?documento=DOCUMENTO',
    '/abonos/conductor?documento=DOCUMENTO',
    '/asistencias/fecha?fecha=2026-10-05',
    '/asistencias/fecha?fecha=2026-11-20&crear=true',
    '/asistencias/mes?mes=10',
    '/asistencias/reporte/mes?mes=10',
    `/cierres?fecha=${TODAY}`,
    '/documentos/primas?mes=6',
    '/documentos/vacaciones?documento=DOCUMENTO',
  ])('%s: by indexes alone', async (path) => {
    const { uuid, bus, documento } = one
    const asked = path.replace('UUID', uuid).replace('BUS', bus).replace('DOCUMENTO', documento)
    for (const query of await onAsking(asked)) {
      const { whole, plan } = await READ_WHOLE[engine](app.db, query)
      expect({ whole, ...(whole.length > 0 && { consulta: query.sql, plan }) }).toEqual({
        whole: [],
      })
    }
  })

  it('the whole list: a few rows first, and then each page by the key where the one before it ended', async () => {
    // Sums of the totals are left out: they read all rows, whichever way.
    const queries = await onAsking('/liquidaciones/table')
    const [first, ...next] = queries.filter(({ sql }) => !/^select coalesce\(/.test(sql))
    expect(first?.sql).toMatch(/ limit 100\b/)
    expect(next.length).toBeGreaterThanOrEqual((DAYS * BUSES - 100) / 1000)
    for (const query of next) expect((await READ_WHOLE[engine](app.db, query)).whole).toEqual([])
  })

  it('the dashboard: by indexes alone, but for the two ledgers, whose balance is of all their rows', async () => {
    const whole = await Promise.all(
      (await onAsking('/tablero')).map(async (query) => {
        const read = (await READ_WHOLE[engine](app.db, query)).whole
        return read.length > 0 ? query.sql : []
      }),
    )
    for (const statement of whole.flat())
      expect(statement).toMatch(
        / from \(select [^()]* from "deudas" union all select [^()]* from "abonos"\) as "m" /,
      )
  })

  it('a table that has no index for what is asked of it would be noticed', async () => {
    const withoutIndex = app.db
      .selectFrom('liquidaciones as l')
      .select('l.uuid')
      .where('l.comentario', '=', 'x')
      .compile()
    expect((await READ_WHOLE[engine](app.db, withoutIndex)).whole).toHaveLength(1)
  })
})
