/**
 * Section 8, the error catalogue, as one listener tells it of every call. What the screens show of it: 8-errores-listas
 * here; the banner of Buscar in features/liquidaciones/buscar, that of the login in features/sesion/login, the messages beside
 * a document's form in features/documentos. That a 401 leads to /login: app/session.
 */
import { makeStore, type AppStore } from '../../src/app/store'
import { selectToasts } from '../../src/ui/toasts/toastSlice'
import { aCompany, clearLiquidaciones } from '../features/liquidaciones/listScreen'
import type { TestApp } from '../setup/page'
import { type Call } from './llamadas/call'
import { argumentOf, loadEndpoints, withNombre, withSession, CALLS, call } from './llamadas/all'

let testApp: TestApp
let server: typeof fetch

beforeAll(async () => {
  await loadEndpoints()
  testApp = await aCompany()
  server = globalThis.fetch
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  await testApp.db.deleteFrom('festivos').execute()
  localStorage.clear()
})
afterEach(() => {
  globalThis.fetch = server
})
afterAll(() => testApp.close())

const reply = (body: unknown, status = 200) => {
  globalThis.fetch = async () => Response.json(body, { status })
}
const MESSAGE = { mensaje: 'Lo dice el servidor.' }
const ROW = { uuid: 'u1', fecha: '2026-03-05', busNumero: '12' }

const toastsOf = (store: AppStore) =>
  selectToasts(store.getState()).map(({ type: kind, message }) => `${kind}: ${message}`)

async function toastsAfter(endpoint: string, arg: unknown = {}) {
  const store = makeStore()
  await call(store, endpoint, arg)
  return toastsOf(store)
}

/** The success toast of every call that changes something, letter by letter; null where none is to be shown. */
const SUCCESSES: Record<string, string | null> = {
  'POST /auth/login': null,
  'POST /liquidaciones': 'Creado exitosamente',
  'PUT /liquidaciones/liquidar': 'Creado exitosamente',
  'POST /liquidaciones/sensores': 'Sensores ingresados',
  'DELETE /liquidaciones': 'Liquidación eliminada.',
  'POST /conductores': null,
  'PUT /conductores/conductor': null,
  'PUT /conductores/conductor/retirar': 'Conductor retirado exitosamente.',
  'PUT /conductores/conductor/ingresar': 'Conductor ingresado exitosamente.',
  'POST /buses': null,
  'PUT /buses/bus/actualizar': null,
  'POST /pasajes': 'Pasaje creado existosamente!',
  'PUT /pasajes': 'Pasaje editado existosamente!',
  'PUT /pasajes/invalidarPasaje': 'Pasaje invalidado exitosamente.',
  'POST /deudas': null,
  'DELETE /deudas/eliminar/{uuid}': 'Deuda eliminada exitosamente.',
  'POST /abonos': null,
  'PUT /abonos': null,
  'DELETE /abonos/eliminar/{uuid}': 'Abono eliminado exitosamente.',
  'POST /festivos': null,
  'DELETE /festivos': 'Festivo eliminado exitosamente.',
  'GET /documentos/primas': null,
  'GET /documentos/vacaciones': null,
  'POST /asistencias': null,
}
const CHANGES = CALLS.filter(({ fila }) => fila in SUCCESSES)
const LISTS = CALLS.filter(({ fila }) => !(fila in SUCCESSES))

describe('success toasts', () => {
  test('are said of every call of section 7 that is no list', () => {
    expect(LISTS.every(({ fila }) => fila.startsWith('GET'))).toBe(true)
    expect(new Set(CHANGES.map(({ fila }) => fila)).size).toBe(Object.keys(SUCCESSES).length)
  })

  test.each(withNombre(CHANGES))('%s', async (_name, { fila, endpoint, ask }: Call) => {
    const store = await withSession()
    const { data } = await call(store, endpoint, argumentOf(await ask(testApp)))
    expect(data).toBeDefined()
    expect(toastsOf(store)).toEqual(SUCCESSES[fila] ? [`exito: ${SUCCESSES[fila]}`] : [])
  })

  test('where it is the server’s mensaje, it is that of whichever server', async () => {
    reply(MESSAGE)
    for (const { fila, endpoint } of CHANGES.filter(({ fila }) => /^DELETE|retirar|ingresar|inv/.test(fila)))
      expect([fila, await toastsAfter(endpoint)]).toEqual([fila, ['exito: Lo dice el servidor.']])
  })

  test('the same words twice are one toast', async () => {
    reply(ROW)
    const store = makeStore()
    await call(store, 'crearLiquidacion', {})
    await call(store, 'crearLiquidacion', {})
    expect(toastsOf(store)).toEqual(['exito: Creado exitosamente'])
  })
})

describe('a failed call shows the server’s mensaje in an error toast', () => {
  const WITH_ROLE = CHANGES.filter(({ fila }) => !/auth|documentos/.test(fila))

  test.each(withNombre(WITH_ROLE))('%s', async (_name, { endpoint, ask }: Call) => {
    const store = await withSession('consulta')
    await call(store, endpoint, argumentOf(await ask(testApp)))
    expect(toastsOf(store)).toEqual(['error: No tiene permiso para realizar esta acción.'])
  })

  test('one that got no answer, or an answer that nobody understands, says so in Spanish', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await toastsAfter('crearLiquidacion')).toEqual([
      'error: No hay conexión con el servidor. Intente de nuevo.',
    ])
    globalThis.fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    expect(await toastsAfter('crearLiquidacion')).toEqual([
      'error: El servidor respondió algo inesperado. Intente de nuevo.',
    ])
  })

  test.each(['login', 'generarPrima', 'generarVacaciones'])(
    'but not of %s, which says it beside its form',
    async (endpoint) => {
      reply(MESSAGE, 400)
      expect(await toastsAfter(endpoint)).toEqual([])
    },
  )
})

describe('list fetch failures are stored as an error message and nothing is shown', () => {
  test.each(withNombre(LISTS))('%s', async (_name, { endpoint }: Call) => {
    reply(MESSAGE, 503)
    const store = makeStore()
    expect(await call(store, endpoint, {})).toMatchObject({ error: { status: 503, data: MESSAGE } })
    expect(JSON.stringify(store.getState().api.queries)).toContain(MESSAGE.mensaje)
    expect(toastsOf(store)).toEqual([])
  })
})

describe('any 401 removes the stored jwtData and ends the session, without a toast', () => {
  const OF_SESSION = CALLS.filter(({ fila }) => !fila.includes('auth'))

  test.each(withNombre(OF_SESSION))('%s', async (_name, { endpoint, ask }: Call) => {
    const request = await ask(testApp)
    localStorage.setItem('jwtData', JSON.stringify({ token: 'vencido', username: 'ana', roles: 'ADMIN' }))
    const store = makeStore()
    expect(store.getState().sesion.usuario?.username).toBe('ana')
    await call(store, endpoint, argumentOf(request))
    expect(localStorage.getItem('jwtData')).toBeNull()
    expect(store.getState().sesion).toEqual({ usuario: null, endReason: 'vencida' })
    expect(toastsOf(store)).toEqual([])
  })
})
