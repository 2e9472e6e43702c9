/**
 * Section 4, what each answer does to the lists that are held, before they are asked for again; over a real store before a real
 * server. As a person sees them, in features: liquidaciones/{create,buscar,liquidar,sensores-import,list}, deudas, abonos, festivos,
 * pasajes, conductores (each walks its dialogs, which close on success), asistencias/guardado. Here besides: 4-estados-carga and
 * 4-estados-envio.
 */
import { api } from '../../src/api/client/api'
import type { AppStore } from '../../src/app/store'
import { rowsIn, storedLiquidacion, aCompany, clearLiquidaciones } from '../features/liquidaciones/listScreen'
import { aDeuda, anAbono, aConductor, aFestivo } from '../server/builders'
import { liquidacionPayload } from '../server/liquidaciones/company'
import { delayCall } from '../setup/calls'
import type { TestApp } from '../setup/page'
import { loadEndpoints, withSession, call } from './llamadas/all'

let testApp: TestApp

beforeAll(async () => {
  await loadEndpoints()
  testApp = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  for (const table of ['deudas', 'abonos', 'festivos'] as const) await testApp.db.deleteFrom(table).execute()
  localStorage.clear()
})
afterAll(() => testApp.close())

/** Data that a query holds just now. */
const stored = (store: AppStore, endpoint: string) => {
  const queries = Object.values(store.getState().api.queries)
  return queries.find((one) => one?.endpointName === endpoint)?.data
}

/**
 * Data of a list after a call, while the list's own fetch is on its way.
 * @param list its endpoint, argument and call.
 */
async function afterCalling(
  [query, arg, oneCall]: readonly [string, unknown, string],
  endpoint: string,
  body: unknown,
) {
  const store = await withSession()
  await call(store, query, arg)
  const release = delayCall(oneCall)
  expect(await call(store, endpoint, body)).not.toHaveProperty('error')
  const seen = stored(store, query)
  release()
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  return seen
}

const TABLE = ['tablaLiquidaciones', undefined, 'GET /api/liquidaciones/cambios'] as const
const FILTER = { fechaInicial: null, fechaFinal: null, numero: '12', documento: null, liquidada: null }
const SEARCH = ['buscarLiquidaciones', FILTER, 'GET /api/liquidaciones/v2/table'] as const

interface Row {
  busNumero: string
  liquidada: boolean
  pasajerosReg: number
}
const list = async (...call: Parameters<typeof afterCalling>) =>
  rowsIn<Row>(await afterCalling(...call)).map(({ busNumero, liquidada, pasajerosReg }) =>
    [busNumero, pasajerosReg, ...(liquidada ? ['liquidada'] : [])].join(' '),
  )

/** Bus 12, and then bus 15, on 5 March 2026: the list has the last one on top. */
async function twoLiquidaciones() {
  const { uuid } = await storedLiquidacion(testApp)
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
  return uuid
}

describe('Liquidación', () => {
  test('a created settlement goes to the top of the list', async () => {
    await twoLiquidaciones()
    const body = liquidacionPayload({ fecha: '2026-03-04' })
    expect(await list(TABLE, 'crearLiquidacion', body)).toEqual(['12 300', '15 300', '12 300'])
  })

  test('if its uuid already exists it replaces the old one', async () => {
    const uuid = await twoLiquidaciones()
    const body = liquidacionPayload({ uuid, regFin: 1_500 })
    expect(await list(TABLE, 'crearLiquidacion', body)).toEqual(['15 300', '12 500'])
  })

  test.each([
    ['the list', TABLE, ['15 300', '12 300 liquidada']],
    ['a search', SEARCH, ['12 300 liquidada']],
  ] as const)('the liquidar call replaces the item in %s', async (_where, where, rows) => {
    const uuid = await twoLiquidaciones()
    const body = liquidacionPayload({ uuid, liquidada: true })
    expect(await list(where, 'liquidar', body)).toEqual(rows)
  })

  test.each([
    ['the list', TABLE, ['15 300']],
    ['a search', SEARCH, []],
  ] as const)('deleting removes it from %s', async (_where, where, rows) => {
    const uuid = await twoLiquidaciones()
    expect(await list(where, 'eliminarLiquidacion', { uuid })).toEqual(rows)
  })

  test('adding sensors appends the returned items; one that was there stays where it was', async () => {
    await twoLiquidaciones()
    const rows = ['17', '12'].map((busNumero) => ({
      fecha: '2026-03-05',
      busNumero,
      sensor: 300,
      civica: 0,
      viajes: 5,
    }))
    expect(await list(TABLE, 'ingresarSensores', { filas: rows })).toEqual(['15 300', '12 300', '17 0'])
  })
})

describe.each([
  ['deudas', aDeuda, 'eliminarDeuda', { totalDeuda: 30_000, balance: 30_000 }],
  ['abonos', anAbono, 'eliminarAbono', { totalAbono: 30_000 }],
] as const)('deleting one of the %s', (workbook, one, remove, totals) => {
  test.each([
    [workbook, undefined, `GET /api/${workbook}`],
    [`${workbook}DeConductor`, { documento: '1001' }, `GET /api/${workbook}/conductor`],
  ] as const)('removes it from %s and reduces the total by its value', async (...table) => {
    const { uuid: conductor } = await testApp.db
      .selectFrom('conductores')
      .select('uuid')
      .where('documento', '=', '1001')
      .executeTakeFirstOrThrow()
    await one(testApp.db, conductor, { valor: 30_000 })
    const { uuid } = await one(testApp.db, conductor, { valor: 80_000 })
    const seen = await afterCalling(table, remove, { uuid })
    expect(seen).toEqual({ [workbook]: [expect.objectContaining({ valor: 30_000 })], ...totals })
  })
})

test('a new festivo is appended', async () => {
  await aFestivo(testApp.db, { fecha: '2026-12-25' })
  const festivos = ['festivos', undefined, 'GET /api/festivos'] as const
  const seen = await afterCalling(festivos, 'crearFestivo', { fecha: '2026-07-20' })
  expect(seen).toMatchObject([{ fecha: '2026-12-25' }, { fecha: '2026-07-20' }])
})

test('saved attendance takes the place of what was proposed', async () => {
  const { uuid: conductorUuid } = await aConductor(testApp.db, { nombre: 'Zoe Zapata' })
  const day = { fecha: '2030-03-20', crear: true }
  const planilla = ['asistenciasDelDia', day, 'GET /api/asistencias/fecha'] as const
  const body = { asistencias: [{ fecha: day.fecha, conductorUuid, asistio: true }] }
  expect(await afterCalling(planilla, 'guardarAsistencias', body)).toContainEqual(
    expect.objectContaining({ conductorUuid, asistio: true, uuid: expect.any(String) as string }),
  )
})
