/**
 * Section 7, the calls it makes. What the server answers to each in every case is in __tests__/server; that it describes
 * them all is in server/app/openapi.test.ts; that both naming variants are read, in api/nombres.test.ts.
 */
import { api } from '../../src/api/client/api'
import { fetchEarly } from '../../src/api/client/earlyCall'
import { makeStore } from '../../src/app/store'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../features/liquidaciones/listScreen'
import { watchCalls } from '../setup/calls'
import type { TestApp } from '../setup/page'
import { type Call } from './llamadas/call'
import { argumentOf, loadEndpoints, withNombre, withSession, CALLS, call } from './llamadas/all'
import { OWN_SERVER } from '../setup/head'

let testApp: TestApp
let server: typeof fetch

beforeAll(async () => {
  await loadEndpoints()
  testApp = await aCompany()
  server = globalThis.fetch
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  localStorage.clear()
  document.head.innerHTML = OWN_SERVER
})
afterEach(() => {
  globalThis.fetch = server
})
afterAll(() => testApp.close())

test('the table has 41 rows', () => {
  expect(new Set(CALLS.map(({ fila }) => fila)).size).toBe(41)
})

test.each(withNombre(CALLS))('%s', async (_name, { fila, endpoint, ask, respuesta }: Call) => {
  const store = await withSession()
  const request = await ask(testApp)
  const seen = watchCalls()
  const { data, error } = await call(store, endpoint, argumentOf(request))

  expect(error).toBeUndefined()
  expect(seen).toHaveLength(1)
  const [view] = seen as [Request]
  const { pathname, searchParams } = new URL(view.url)
  expect(`${view.method} ${pathname}`).toBe(fila.replace(' ', ' /api').replace('{uuid}', request.uuid ?? ''))
  // "Null when empty": the endpoint is given null and the parameter is left out.
  const chosen = Object.entries(request.query ?? {}).filter(([, value]) => value !== null)
  expect(Object.fromEntries(searchParams)).toEqual(
    Object.fromEntries(chosen.map(([field, value]) => [field, String(value)])),
  )
  const body = await view.text()
  expect(body ? JSON.parse(body) : undefined).toEqual(request.body)
  expect(view.credentials).toBe('include')
  expect(view.headers.get('authorization')).toMatch(/^Bearer ./)
  expect(view.headers.get('content-type')).toBe(
    fila.includes('/documentos/') ? 'application/pdf' : 'application/json',
  )
  // All that the contract promises of the answer, and nothing else.
  expect(respuesta.parse(data)).toEqual(data)
})

describe('a change asks again for what shows it, and for nothing else', () => {
  const NO_FECHAS = { fechaInicial: null, fechaFinal: null, documento: null }
  const OPEN_ONES: [string, unknown][] = [
    ['tablaLiquidaciones', undefined],
    ['buscarLiquidaciones', { ...NO_FECHAS, numero: '12', liquidada: null }],
    ['conductores', { valido: true }],
    ['conductoresIngresos', undefined],
    ['buses', undefined],
    ['pasajes', undefined],
    ['salarios', NO_FECHAS],
    ['deudas', undefined],
    ['deudasDeConductor', { documento: '1001' }],
    ['abonos', undefined],
    ['abonosDeConductor', { documento: '1001' }],
    ['festivos', undefined],
    ['reporteGastos', { ...NO_FECHAS, nombre: null, numero: null }],
    ['asistenciasDelMes', { mes: 3 }],
    ['asistenciasDelDia', { fecha: '2030-03-20', crear: false }],
    ['asistenciasDelDia', { fecha: '2030-03-20', crear: true }],
    ['reporteAsistencias', { mes: 3 }],
  ]
  const CHANGES = CALLS.filter(({ refreshes }) => refreshes.length > 0)

  const nombreOf = ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    return `${pathname.replace('/api', '')}${searchParams.get('crear') === 'true' ? '?crear' : ''}`
  }

  test.each(withNombre(CHANGES))('%s', async (_name, { endpoint, ask, refreshes }: Call) => {
    const { uuid: other } = await storedLiquidacion(testApp, { fecha: '2026-03-01' })
    const request = await ask(testApp)
    const edited = endpoint === 'liquidar' ? (request.body as { uuid: string }).uuid : other
    const store = await withSession()
    for (const [openedOne, arg] of [...OPEN_ONES, ['detalleLiquidacion', { uuid: edited }]] as const)
      await call(store, openedOne, arg)

    const seen = watchCalls()
    await call(store, endpoint, argumentOf(request))
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    const again = seen.filter(({ method }) => method === 'GET').map(nombreOf)
    expect(again.sort()).toEqual([...refreshes].sort())
  })
})

describe('whichever call it is', () => {
  const reject = () => {
    globalThis.fetch = async () => Response.json({ mensaje: 'No.' }, { status: 503 })
    return watchCalls()
  }
  const callEverything = async () => {
    const store = makeStore()
    const empty = { tipo: 'prima', uuid: 'u1', fechas: ['2026-01-01'], anio: 2026, cuerpo: {} }
    for (const name of Object.keys(api.endpoints)) await call(store, name, empty)
  }

  test('without a stored token none is sent', async () => {
    const seen = reject()
    await callEverything()
    expect(seen.length).toBeGreaterThanOrEqual(Object.keys(api.endpoints).length)
    expect(seen.some(({ headers }) => headers.has('authorization'))).toBe(false)
  })

  test('the base is the API host that the page names, and other hosts are sent nothing of our own', async () => {
    document.head.innerHTML = '<meta name="api-base-url" content="https://otro.example/v1/">'
    const seen = reject()
    await callEverything()
    expect(seen.every(({ url }) => url.startsWith('https://otro.example/v1/'))).toBe(true)
    // A header that another host's CORS would have to know.
    expect(seen.some(({ headers }) => headers.has('idempotency-key'))).toBe(false)
  })

  test('the list that is asked for before the code has come is asked for in the same way', async () => {
    localStorage.setItem('jwtData', JSON.stringify({ token: 'el-token' }))
    const seen = reject()
    fetchEarly('/liquidaciones/table')
    expect(seen[0]).toMatchObject({
      url: 'http://localhost/api/liquidaciones/table',
      credentials: 'include',
    })
    expect(Object.fromEntries(seen[0]!.headers)).toEqual({
      authorization: 'Bearer el-token',
      'content-type': 'application/json',
    })
  })
})
