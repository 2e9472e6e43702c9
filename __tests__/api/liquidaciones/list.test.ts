import { liquidacionesApi } from '../../../src/api/liquidaciones'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import { liquidacionPayload } from '../../server/liquidaciones/company'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../../features/liquidaciones/listScreen'
import { withSession } from '../../especificacion/llamadas/all'
import { OWN_SERVER } from '../../setup/head'
import { watchCalls } from '../../setup/calls'
import type { TestApp } from '../../setup/page'

/** The whole list, brought up to date by what has changed in it, on a real store before a real server. */
let testApp: TestApp

const { tablaLiquidaciones, ingresarSensores, liquidar } = liquidacionesApi.endpoints
const TABLE = 'GET /api/liquidaciones/table'
const CHANGES = expect.stringMatching(/^GET \/api\/liquidaciones\/cambios\?desde=\d+$/) as string

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  localStorage.clear()
  document.head.innerHTML = OWN_SERVER
})
afterAll(() => testApp.close())

/** A store with the list, of buses 15 and 12. */
async function withList() {
  const { uuid: twelve } = await storedLiquidacion(testApp)
  const { uuid: fifteen } = await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
  const store = await withSession()
  await store.dispatch(tablaLiquidaciones.initiate())
  testApp.calls.length = 0
  return {
    twelve,
    fifteen,
    store,
    /** Asks for the list again. @returns its rows, and those that the server lists. */
    again: async () => {
      await store.dispatch(tablaLiquidaciones.initiate(undefined, { forceRefetch: true }))
      const theirs = await testApp.ask('admin', { method: 'GET', url: '/api/liquidaciones/table' })
      const rows = tablaLiquidaciones.select()(store.getState()).data?.filas
      return { filas: rows, list: theirs.json<LiquidacionFila[]>() }
    },
  }
}

const colleague = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  testApp.ask('admin', { method, url: `/api${url}`, ...(payload && { payload }) })

test('what colleagues enter, edit and delete is asked for alone, and the list is as the server has it', async () => {
  const { twelve, fifteen, again } = await withList()
  await storedLiquidacion(testApp, { fecha: '2026-03-06' })
  await storedLiquidacion(testApp, { fecha: '2026-03-07' })
  await colleague(
    'PUT',
    '/liquidaciones/liquidar',
    liquidacionPayload({ uuid: fifteen, busNumero: '15', regFin: 1_450 }),
  )
  await colleague('DELETE', `/liquidaciones?uuid=${twelve}`)
  const { filas, list } = await again()
  expect(filas).toEqual(list)
  expect(filas?.map(({ fecha }) => fecha)).toEqual(['2026-03-07', '2026-03-06', '2026-03-05'])
  expect(testApp.calls).toEqual([CHANGES])
})

test('the same list stays when nothing has changed', async () => {
  const { store, again } = await withList()
  const before = tablaLiquidaciones.select()(store.getState()).data?.filas
  expect((await again()).filas).toBe(before)
})

test('rows that this page has appended stay at the end while colleagues change the list', async () => {
  const { store, again, twelve } = await withList()
  const rows = [{ fecha: '2026-03-08', busNumero: '12', viajes: 6, sensor: 300, civica: 0 }]
  await store.dispatch(ingresarSensores.initiate({ filas: rows }))
  await storedLiquidacion(testApp, { fecha: '2026-03-09' })
  await colleague('PUT', '/liquidaciones/liquidar', liquidacionPayload({ uuid: twelve, regFin: 1_450 }))
  const { filas: now, list } = await again()
  expect(now?.map(({ fecha }) => fecha)).toEqual(['2026-03-09', '2026-03-05', '2026-03-05', '2026-03-08'])
  expect(new Set(now)).toEqual(new Set(list))
})

test('the list is asked for whole when the server does not know what has changed since', async () => {
  const { again, twelve } = await withList()
  const changes = Array.from({ length: 1001 }, (_, i) => ({
    instante: '2030-03-20T17:00:00.000Z',
    grupo: 'g',
    sustantivo: 'liquidaciones' as const,
    identificador: `${i}`,
    registro: 'Bus 12',
    etiqueta: 'bus 12',
    tipo: 'eliminado' as const,
  }))
  await testApp.db.insertInto('cambios').values(changes).execute()
  await colleague('PUT', '/liquidaciones/liquidar', liquidacionPayload({ uuid: twelve, regFin: 1_450 }))
  const { filas, list } = await again()
  expect(filas).toEqual(list)
  expect(testApp.calls).toEqual([CHANGES, TABLE])
})

test('a row that is restored is back in its place', async () => {
  const { twelve, again } = await withList()
  await colleague('DELETE', `/liquidaciones?uuid=${twelve}`)
  expect((await again()).filas?.map(({ busNumero }) => busNumero)).toEqual(['15'])
  const { grupo } = await testApp.db
    .selectFrom('cambios')
    .select('grupo')
    .where('liquidacionUuid', '=', twelve)
    .where('tipo', '=', 'eliminado')
    .executeTakeFirstOrThrow()
  await colleague('POST', '/historial/deshacer', { grupo })
  const { filas, list } = await again()
  expect(filas).toEqual(list)
  expect(filas?.map(({ busNumero }) => busNumero)).toEqual(['15', '12'])
})

test('an answer of one’s own that comes late does not hide what a colleague has saved after it', async () => {
  const { twelve, store, again } = await withList()
  const send = globalThis.fetch
  let release = () => undefined as void
  const permiso = new Promise<void>((resolve) => (release = resolve))
  const stored = new Promise<void>((resolve) => {
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const answer = await send(request)
      if (request.method === 'PUT') {
        resolve()
        await permiso
      }
      return answer
    }
  })
  const own = store.dispatch(liquidar.initiate(liquidacionPayload({ uuid: twelve, regFin: 1_400 }) as never))
  await stored
  await colleague('PUT', '/liquidaciones/liquidar', liquidacionPayload({ uuid: twelve, regFin: 1_450 }))
  await again()
  release()
  await own
  globalThis.fetch = send
  await Promise.all(store.dispatch(liquidacionesApi.util.getRunningQueriesThunk()))
  const rows = tablaLiquidaciones.select()(store.getState()).data?.filas
  expect(rows?.find(({ uuid }) => uuid === twelve)?.regFin).toBe(1_450)
})

test('a server in trouble is not asked for the whole list', async () => {
  const { store } = await withList()
  const server = globalThis.fetch
  globalThis.fetch = async () => Response.json({ mensaje: 'Más tarde.' }, { status: 503 })
  const seen = watchCalls()
  await store.dispatch(tablaLiquidaciones.initiate(undefined, { forceRefetch: true }))
  globalThis.fetch = server
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/api/liquidaciones/cambios'])
  expect(tablaLiquidaciones.select()(store.getState()).data?.filas).toHaveLength(2)
})

test('the list is asked for whole of a host that numbers no changes', async () => {
  document.head.innerHTML = ''
  const { again } = await withList()
  await storedLiquidacion(testApp, { fecha: '2026-03-06' })
  const { filas, list } = await again()
  expect(filas).toEqual(list)
  expect(testApp.calls).toEqual([TABLE])
})
