import { api } from '../../src/api/api'
import { makeStore, type AppStore } from '../../src/app/store'
import { observarLlamadas } from '../setup/calls'

/** Section 7: what goes with every call, whichever it is. */

/** Enough of an argument for any endpoint. */
const CUALQUIERA = {
  uuid: 'u1',
  uuidPasaje: 'u1',
  documento: '1001',
  numero: '12',
  mes: 6,
  anio: 2026,
  fecha: '2026-03-05',
  crear: true,
  valido: true,
  cuerpo: {},
  fechas: ['2026-01-01'],
  username: 'ana',
  password: 'secreta',
}

const CARTERA = { abonos: [], deudas: [], totalAbono: 0, totalDeuda: 0, balance: 0 }

const NOMBRES = [
  'abonos',
  'asistencias',
  'buses',
  'conductores',
  'deudas',
  'documentos',
  'festivos',
  'gastos',
  'liquidaciones',
  'pasajes',
  'salarios',
  'sesion',
]

interface Endpoint {
  initiate: (arg: unknown) => (dispatch: AppStore['dispatch']) => Promise<unknown>
}
const endpoints = () => api.endpoints as unknown as Record<string, Endpoint>

beforeAll(async () => {
  for (const nombre of NOMBRES) await import(`../../src/api/${nombre}`)
})

const responder = (cuerpo: unknown, init?: ResponseInit) => {
  globalThis.fetch = async (input) =>
    Response.json(/abonos|deudas/.test((input as Request).url) ? CARTERA : cuerpo, init)
  return observarLlamadas()
}

const llamarATodo = async () => {
  const store = makeStore()
  for (const endpoint of Object.values(endpoints())) {
    await store.dispatch(endpoint.initiate(CUALQUIERA))
  }
  return store
}

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
})

test('every call carries the stored token and the credentials, and goes to the API’s base', async () => {
  localStorage.setItem('jwtData', JSON.stringify({ token: 'el-token' }))
  URL.createObjectURL = () => 'blob:'
  URL.revokeObjectURL = () => undefined
  const vistas = responder([])
  await llamarATodo()
  expect(vistas.length).toBeGreaterThanOrEqual(Object.keys(api.endpoints).length)
  expect(new Set(vistas.map(({ headers }) => headers.get('authorization')))).toEqual(
    new Set(['Bearer el-token']),
  )
  expect(new Set(vistas.map(({ credentials }) => credentials))).toEqual(new Set(['include']))
  expect(vistas.every(({ url }) => url.startsWith('http://localhost/api/'))).toBe(true)
})

test('without a stored token none is sent', async () => {
  const vistas = responder([])
  await llamarATodo()
  expect(vistas.some(({ headers }) => headers.has('authorization'))).toBe(false)
})

test('the page’s meta names another host', async () => {
  document.head.innerHTML = '<meta name="api-base-url" content="https://otro.example/v1/">'
  const vistas = responder([])
  await llamarATodo()
  expect(vistas.map(({ url }) => url)).toContain('https://otro.example/v1/liquidaciones/table')
  // Headers that another host's CORS would have to know are ours alone.
  expect(vistas.some(({ headers }) => headers.has('idempotency-key'))).toBe(false)
})

test.each(['tablaLiquidaciones', 'crearLiquidacion', 'generarPrima', 'eliminarDeuda'])(
  'a 401 to %s removes the stored login and ends the session',
  async (nombre) => {
    localStorage.setItem('jwtData', JSON.stringify({ token: 'vencido', username: 'ana', roles: 'ADMIN' }))
    responder({ mensaje: 'Inicie sesión.' }, { status: 401 })
    const store = makeStore()
    expect(store.getState().sesion.usuario?.username).toBe('ana')
    await store.dispatch(endpoints()[nombre]!.initiate(CUALQUIERA))
    expect(localStorage.getItem('jwtData')).toBeNull()
    expect(store.getState().sesion).toEqual({ usuario: null, motivoCierre: 'vencida' })
  },
)
