/** What is asked of the tables that grow for ever is found by their indexes: the statements are the server's own, as it runs them. */
import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { sumarDias } from '../../../src/contract/fechas'
import { type Db } from '../../../src/server/db/types'
import { ENGINES, type Engine } from '../../setup/databases'
import { unaAplicacion, type Aplicacion } from '../aplicacion'
import { unaLiquidacion, unBus, unConductor } from '../builders'

const HOY = '2026-11-20'
const DIAS = 1500
const BUSES = 8

/** Inserts them in statements of so many rows as either engine takes parameters for. */
async function insertar<Fila extends object>(
  db: Db,
  tabla: 'liquidaciones' | 'gastos' | 'deudas' | 'abonos' | 'asistencias',
  filas: readonly Fila[],
) {
  for (let i = 0; i < filas.length; i += 1000)
    await db
      .insertInto(tabla)
      .values(filas.slice(i, i + 1000) as never)
      .execute()
}

/** Four years of a small company, and what its database knows of it. @returns a settlement, a bus and a driver of it. */
async function unaEmpresa(db: Db) {
  const conductores = await Promise.all(Array.from({ length: 40 }, () => unConductor(db)))
  const uuids = conductores.map(({ uuid }) => uuid)
  const buses: string[] = []
  for (let i = 0; i < BUSES; i += 1) buses.push((await unBus(db, { conductorUuid: uuids[i] ?? null })).numero)
  const modelo = await unaLiquidacion(db, { fecha: '2000-01-01' })

  const liquidaciones = Array.from({ length: DIAS * BUSES }, (_, i) => ({
    ...modelo,
    uuid: randomUUID(),
    fecha: sumarDias(HOY, 1 - DIAS + Math.floor(i / BUSES)),
    busNumero: `${buses[i % BUSES]}`,
    conductorUuid: `${uuids[(i * 7) % 40]}`,
    liquidada: i % 50 === 0 ? 0 : 1,
  }))
  await insertar(db, 'liquidaciones', liquidaciones)
  await insertar(
    db,
    'gastos',
    liquidaciones.flatMap(({ uuid: liquidacionUuid }) =>
      ['Aseo', 'Combustible'].map((nombre, orden) => ({
        uuid: randomUUID(),
        liquidacionUuid,
        orden,
        nombre,
        valor: 1,
      })),
    ),
  )
  const enLibros = liquidaciones
    .filter((_, i) => i % 4 === 0)
    .map(({ fecha, conductorUuid, uuid: liquidacionUuid }) => ({
      valor: 1,
      fecha,
      conductorUuid,
      liquidacionUuid,
    }))
  await insertar(
    db,
    'deudas',
    enLibros.map((fila) => ({ ...fila, uuid: randomUUID(), razon: 'Préstamo' })),
  )
  await insertar(
    db,
    'abonos',
    enLibros.map((fila) => ({ ...fila, uuid: randomUUID(), origen: 'Prima' })),
  )
  await insertar(
    db,
    'asistencias',
    Array.from({ length: 300 * 40 }, (_, i) => ({
      uuid: randomUUID(),
      fecha: sumarDias(HOY, -Math.floor(i / 40)),
      conductorUuid: `${uuids[i % 40]}`,
      bus: '',
      justificacion: '',
      asistio: 1,
      entregoAlDia: 1,
      entregoPresencial: 1,
    })),
  )
  await sql`analyze`.execute(db)
  return {
    uuid: `${liquidaciones[5000]?.uuid}`,
    bus: `${buses[3]}`,
    documento: `${conductores[3]?.documento}`,
  }
}

const CRECEN = ['liquidaciones', 'gastos', 'deudas', 'abonos', 'asistencias']

interface Nodo {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Nodo[]
}

/** The tables that a statement would read from end to end, and the text of its plan. */
const LEIDAS_ENTERAS: Record<
  Engine,
  (db: Db, consulta: CompiledQuery) => Promise<{ enteras: string[]; plan: string }>
> = {
  sqlite: async (db, { sql: texto, parameters }) => {
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${texto}`, [...parameters]),
    )
    // The plan calls a table by its alias; every alias begins as the table does, and a driver's or a bus's table is small.
    const alias = new RegExp(
      `^SCAN (${CRECEN.flatMap((tabla) => [tabla, tabla.charAt(0)]).join('|')}|todas)\\b`,
    )
    const plan = rows.map(({ detail }) => detail)
    return { enteras: plan.filter((paso) => alias.test(paso)), plan: plan.join('\n') }
  },
  postgres: async (db, { sql: texto, parameters }) => {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Nodo }[] }>(
      CompiledQuery.raw(`explain (format json) ${texto}`, [...parameters]),
    )
    const nodos = (nodo: Nodo): Nodo[] => [nodo, ...(nodo.Plans ?? []).flatMap(nodos)]
    const todos = (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodos(Plan))
    const enteras = todos.filter(
      (nodo) => nodo['Node Type'] === 'Seq Scan' && CRECEN.includes(nodo['Relation Name'] ?? ''),
    )
    return {
      enteras: enteras.map((nodo) => `${nodo['Relation Name']}`),
      plan: JSON.stringify(rows[0]?.['QUERY PLAN'], null, 1),
    }
  },
}

describe.each(ENGINES)('in %s', (engine) => {
  let consultas: CompiledQuery[] = []
  let app: Aplicacion
  let una: Awaited<ReturnType<typeof unaEmpresa>>
  beforeAll(async () => {
    app = await unaAplicacion(engine, {
      ahora: `${HOY}T17:00:00Z`,
      alConsultar: (consulta) => consultas.push(consulta),
    })
    una = await unaEmpresa(app.db)
    await app.tokenDe('admin')
  }, 120_000)
  afterAll(() => app.cerrar())

  /** The statements that ask the tables that grow, for one answer. */
  async function alPreguntar(ruta: string): Promise<CompiledQuery[]> {
    consultas = []
    const respuesta = await app.pedir('admin', { method: 'GET', url: `/api${ruta}` })
    expect(respuesta.statusCode).toBe(200)
    const hechas = consultas.filter(({ sql: texto }) => CRECEN.some((tabla) => texto.includes(tabla)))
    expect(hechas.length).toBeGreaterThan(0)
    return hechas
  }

  const unMes = 'fechaInicial=2025-03-01&fechaFinal=2025-03-31'
  const PREGUNTAS: [string, () => string][] = [
    [
      'the settlement of a day and a bus',
      () => `/liquidaciones/detalle?fecha=2025-03-01&busNumero=${una.bus}`,
    ],
    [
      'a settlement to come, from the last of its bus',
      () => `/liquidaciones/detalle?fecha=2027-01-01&busNumero=${una.bus}`,
    ],
    ['a settlement by its uuid', () => `/liquidaciones/detalle?uuid=${una.uuid}`],
    ['the settlements between two dates', () => `/liquidaciones/v2/table?${unMes}`],
    ['the settlements of a bus', () => `/liquidaciones/v2/table?numero=${una.bus}&${unMes}`],
    ['the settlements of a driver', () => `/liquidaciones/v2/table?documento=${una.documento}`],
    [
      'the settlements of a driver between two dates',
      () => `/liquidaciones/v2/table?documento=${una.documento}&${unMes}`,
    ],
    ['the pending settlements', () => '/liquidaciones/v2/table?liquidada=false'],
    ['the salaries between two dates', () => `/salarios?${unMes}`],
    ['the salaries of a driver', () => `/salarios?documento=${una.documento}`],
    ['the salaries of a driver between two dates', () => `/salarios?documento=${una.documento}&${unMes}`],
    ['the expenses between two dates', () => `/reporte/gastos?${unMes}`],
    ['the expenses of a bus', () => `/reporte/gastos?numero=${una.bus}&${unMes}`],
    [
      'the expenses of a driver by their name',
      () => `/reporte/gastos?documento=${una.documento}&nombre=aseo`,
    ],
    ['the debts of a driver', () => `/deudas/conductor?documento=${una.documento}`],
    ['the repayments of a driver', () => `/abonos/conductor?documento=${una.documento}`],
    ['the attendance of a day', () => '/asistencias/fecha?fecha=2026-10-05'],
    ['the attendance to be noted on a day', () => '/asistencias/fecha?fecha=2026-11-20&crear=true'],
    ['the attendance of a month', () => '/asistencias/mes?mes=10'],
    ['the attendance report of a month', () => '/asistencias/reporte/mes?mes=10'],
    ['the tills of a day', () => `/cierres?fecha=${HOY}`],
    ['the prima', () => '/documentos/primas?mes=6'],
    ['the vacaciones of a driver', () => `/documentos/vacaciones?documento=${una.documento}`],
  ]

  it.each(PREGUNTAS)('%s: by indexes alone', async (_nombre, ruta) => {
    for (const consulta of await alPreguntar(ruta())) {
      const { enteras, plan } = await LEIDAS_ENTERAS[engine](app.db, consulta)
      expect({ enteras, ...(enteras.length > 0 && { consulta: consulta.sql, plan }) }).toEqual({
        enteras: [],
      })
    }
  })

  it('the whole list: a few rows first, and then each page by the key where the one before it ended', async () => {
    // What is summed for the totals is all that there is, whichever way it is read.
    const consultas = await alPreguntar('/liquidaciones/table')
    const [primera, ...siguientes] = consultas.filter(({ sql }) => !/^select (max|sum)\(/.test(sql))
    expect(primera?.sql).toMatch(/ limit 100\b/)
    expect(siguientes.length).toBeGreaterThanOrEqual((DIAS * BUSES - 100) / 1000)
    for (const consulta of siguientes)
      expect((await LEIDAS_ENTERAS[engine](app.db, consulta)).enteras).toEqual([])
  })

  it('the dashboard: by indexes alone, but for the two ledgers, whose balance is of all their rows', async () => {
    const enteras = await Promise.all(
      (await alPreguntar('/tablero')).map(async (consulta) => {
        const leidas = (await LEIDAS_ENTERAS[engine](app.db, consulta)).enteras
        return leidas.length > 0 ? consulta.sql : []
      }),
    )
    for (const statement of enteras.flat())
      expect(statement).toMatch(/^select "conductorUuid", sum\("valor"\).* from "(deudas|abonos)"/)
  })

  it('a table that has no index for what is asked of it would be noticed', async () => {
    const sinIndice = app.db
      .selectFrom('liquidaciones as l')
      .select('l.uuid')
      .where('l.comentario', '=', 'x')
      .compile()
    expect((await LEIDAS_ENTERAS[engine](app.db, sinIndice)).enteras).toHaveLength(1)
  })
})
