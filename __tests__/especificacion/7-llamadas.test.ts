/**
 * Section 7, the calls it makes. What the server answers to each in every case is in __tests__/server; that it describes
 * them all is in server/app/openapi.test.ts; that both naming variants are read, in api/nombres.test.ts.
 */
import { api } from '../../src/api/client/api'
import { fetchEarly } from '../../src/api/client/earlyCall'
import { makeStore } from '../../src/app/store'
import { registrada, unaEmpresa, vaciar } from '../features/liquidaciones/pantalla'
import { observarLlamadas } from '../setup/calls'
import type { Oficina } from '../setup/page'
import { type Llamada } from './llamadas/llamada'
import { argumentoDe, cargarEndpoints, conNombre, conSesion, LLAMADAS, llamar } from './llamadas/todas'
import { OWN_SERVER } from '../setup/head'

let oficina: Oficina
let servidor: typeof fetch

beforeAll(async () => {
  await cargarEndpoints()
  oficina = await unaEmpresa()
  servidor = globalThis.fetch
})
beforeEach(async () => {
  await vaciar(oficina)
  localStorage.clear()
  document.head.innerHTML = OWN_SERVER
})
afterEach(() => {
  globalThis.fetch = servidor
})
afterAll(() => oficina.cerrar())

test('the table has 41 rows', () => {
  expect(new Set(LLAMADAS.map(({ fila }) => fila)).size).toBe(41)
})

test.each(conNombre(LLAMADAS))('%s', async (_nombre, { fila, endpoint, pedir, respuesta }: Llamada) => {
  const store = await conSesion()
  const pedido = await pedir(oficina)
  const vistas = observarLlamadas()
  const { data, error } = await llamar(store, endpoint, argumentoDe(pedido))

  expect(error).toBeUndefined()
  expect(vistas).toHaveLength(1)
  const [vista] = vistas as [Request]
  const { pathname, searchParams } = new URL(vista.url)
  expect(`${vista.method} ${pathname}`).toBe(fila.replace(' ', ' /api').replace('{uuid}', pedido.uuid ?? ''))
  // "Null when empty": the endpoint is given null and the parameter is left out.
  const elegidos = Object.entries(pedido.query ?? {}).filter(([, valor]) => valor !== null)
  expect(Object.fromEntries(searchParams)).toEqual(
    Object.fromEntries(elegidos.map(([campo, valor]) => [campo, String(valor)])),
  )
  const cuerpo = await vista.text()
  expect(cuerpo ? JSON.parse(cuerpo) : undefined).toEqual(pedido.cuerpo)
  expect(vista.credentials).toBe('include')
  expect(vista.headers.get('authorization')).toMatch(/^Bearer ./)
  expect(vista.headers.get('content-type')).toBe(
    fila.includes('/documentos/') ? 'application/pdf' : 'application/json',
  )
  // All that the contract promises of the answer, and nothing else.
  expect(respuesta.parse(data)).toEqual(data)
})

describe('a change asks again for what shows it, and for nothing else', () => {
  const SIN_FECHAS = { fechaInicial: null, fechaFinal: null, documento: null }
  const ABIERTAS: [string, unknown][] = [
    ['tablaLiquidaciones', undefined],
    ['buscarLiquidaciones', { ...SIN_FECHAS, numero: '12', liquidada: null }],
    ['conductores', { valido: true }],
    ['conductoresIngresos', undefined],
    ['buses', undefined],
    ['pasajes', undefined],
    ['salarios', SIN_FECHAS],
    ['deudas', undefined],
    ['deudasDeConductor', { documento: '1001' }],
    ['abonos', undefined],
    ['abonosDeConductor', { documento: '1001' }],
    ['festivos', undefined],
    ['reporteGastos', { ...SIN_FECHAS, nombre: null, numero: null }],
    ['asistenciasDelMes', { mes: 3 }],
    ['asistenciasDelDia', { fecha: '2030-03-20', crear: false }],
    ['asistenciasDelDia', { fecha: '2030-03-20', crear: true }],
    ['reporteAsistencias', { mes: 3 }],
  ]
  const CAMBIOS = LLAMADAS.filter(({ refresca }) => refresca.length > 0)

  const nombreDe = ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    return `${pathname.replace('/api', '')}${searchParams.get('crear') === 'true' ? '?crear' : ''}`
  }

  test.each(conNombre(CAMBIOS))('%s', async (_nombre, { endpoint, pedir, refresca }: Llamada) => {
    const { uuid: otra } = await registrada(oficina, { fecha: '2026-03-01' })
    const pedido = await pedir(oficina)
    const editada = endpoint === 'liquidar' ? (pedido.cuerpo as { uuid: string }).uuid : otra
    const store = await conSesion()
    for (const [abierta, arg] of [...ABIERTAS, ['detalleLiquidacion', { uuid: editada }]] as const)
      await llamar(store, abierta, arg)

    const vistas = observarLlamadas()
    await llamar(store, endpoint, argumentoDe(pedido))
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    const otraVez = vistas.filter(({ method }) => method === 'GET').map(nombreDe)
    expect(otraVez.sort()).toEqual([...refresca].sort())
  })
})

describe('whichever call it is', () => {
  const rechazar = () => {
    globalThis.fetch = async () => Response.json({ mensaje: 'No.' }, { status: 503 })
    return observarLlamadas()
  }
  const llamarATodo = async () => {
    const store = makeStore()
    const vacios = { uuid: 'u1', fechas: ['2026-01-01'], anio: 2026, cuerpo: {} }
    for (const nombre of Object.keys(api.endpoints)) await llamar(store, nombre, vacios)
  }

  test('without a stored token none is sent', async () => {
    const vistas = rechazar()
    await llamarATodo()
    expect(vistas.length).toBeGreaterThanOrEqual(Object.keys(api.endpoints).length)
    expect(vistas.some(({ headers }) => headers.has('authorization'))).toBe(false)
  })

  test('the base is the API host that the page names, and other hosts are sent nothing of our own', async () => {
    document.head.innerHTML = '<meta name="api-base-url" content="https://otro.example/v1/">'
    const vistas = rechazar()
    await llamarATodo()
    expect(vistas.every(({ url }) => url.startsWith('https://otro.example/v1/'))).toBe(true)
    // A header that another host's CORS would have to know.
    expect(vistas.some(({ headers }) => headers.has('idempotency-key'))).toBe(false)
  })

  test('the list that is asked for before the code has come is asked for in the same way', async () => {
    localStorage.setItem('jwtData', JSON.stringify({ token: 'el-token' }))
    const vistas = rechazar()
    fetchEarly('/liquidaciones/table')
    expect(vistas[0]).toMatchObject({
      url: 'http://localhost/api/liquidaciones/table',
      credentials: 'include',
    })
    expect(Object.fromEntries(vistas[0]!.headers)).toEqual({
      authorization: 'Bearer el-token',
      'content-type': 'application/json',
    })
  })
})
