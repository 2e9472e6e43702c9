/**
 * Section 8, the error catalogue, as one listener tells it of every call. What the screens show of it: 8-errores-listas
 * here; the banner of Buscar in features/liquidaciones/buscar, that of the login in features/sesion/login, the messages beside
 * a document's form in features/documentos. That a 401 leads to /login: app/session.
 */
import { makeStore, type AppStore } from '../../src/app/store'
import { selectToasts } from '../../src/ui/toasts/toastSlice'
import { unaEmpresa, vaciar } from '../features/liquidaciones/pantalla'
import type { Oficina } from '../setup/page'
import { type Llamada } from './llamadas/llamada'
import { argumentoDe, cargarEndpoints, conNombre, conSesion, LLAMADAS, llamar } from './llamadas/todas'

let oficina: Oficina
let servidor: typeof fetch

beforeAll(async () => {
  await cargarEndpoints()
  oficina = await unaEmpresa()
  servidor = globalThis.fetch
})
beforeEach(async () => {
  await vaciar(oficina)
  await oficina.db.deleteFrom('festivos').execute()
  localStorage.clear()
})
afterEach(() => {
  globalThis.fetch = servidor
})
afterAll(() => oficina.cerrar())

const responder = (cuerpo: unknown, status = 200) => {
  globalThis.fetch = async () => Response.json(cuerpo, { status })
}
const MENSAJE = { mensaje: 'Lo dice el servidor.' }
const FILA = { uuid: 'u1', fecha: '2026-03-05', busNumero: '12' }

const avisosDe = (store: AppStore) =>
  selectToasts(store.getState()).map(({ type: tipo, message: mensaje }) => `${tipo}: ${mensaje}`)

async function avisosTras(endpoint: string, arg: unknown = {}) {
  const store = makeStore()
  await llamar(store, endpoint, arg)
  return avisosDe(store)
}

/** The success toast of every call that changes something, letter by letter; null where none is to be shown. */
const EXITOS: Record<string, string | null> = {
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
const CAMBIOS = LLAMADAS.filter(({ fila }) => fila in EXITOS)
const LISTAS = LLAMADAS.filter(({ fila }) => !(fila in EXITOS))

describe('success toasts', () => {
  test('are said of every call of section 7 that is no list', () => {
    expect(LISTAS.every(({ fila }) => fila.startsWith('GET'))).toBe(true)
    expect(new Set(CAMBIOS.map(({ fila }) => fila)).size).toBe(Object.keys(EXITOS).length)
  })

  test.each(conNombre(CAMBIOS))('%s', async (_nombre, { fila, endpoint, pedir }: Llamada) => {
    const store = await conSesion()
    const { data } = await llamar(store, endpoint, argumentoDe(await pedir(oficina)))
    expect(data).toBeDefined()
    expect(avisosDe(store)).toEqual(EXITOS[fila] ? [`exito: ${EXITOS[fila]}`] : [])
  })

  test('where it is the server’s mensaje, it is that of whichever server', async () => {
    responder(MENSAJE)
    for (const { fila, endpoint } of CAMBIOS.filter(({ fila }) => /^DELETE|retirar|ingresar|inv/.test(fila)))
      expect([fila, await avisosTras(endpoint)]).toEqual([fila, ['exito: Lo dice el servidor.']])
  })

  test('the same words twice are one toast', async () => {
    responder(FILA)
    const store = makeStore()
    await llamar(store, 'crearLiquidacion', {})
    await llamar(store, 'crearLiquidacion', {})
    expect(avisosDe(store)).toEqual(['exito: Creado exitosamente'])
  })
})

describe('a failed call shows the server’s mensaje in an error toast', () => {
  const CON_ROL = CAMBIOS.filter(({ fila }) => !/auth|documentos/.test(fila))

  test.each(conNombre(CON_ROL))('%s', async (_nombre, { endpoint, pedir }: Llamada) => {
    const store = await conSesion('consulta')
    await llamar(store, endpoint, argumentoDe(await pedir(oficina)))
    expect(avisosDe(store)).toEqual(['error: No tiene permiso para realizar esta acción.'])
  })

  test('one that got no answer, or an answer that nobody understands, says so in Spanish', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await avisosTras('crearLiquidacion')).toEqual([
      'error: No hay conexión con el servidor. Intente de nuevo.',
    ])
    globalThis.fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    expect(await avisosTras('crearLiquidacion')).toEqual([
      'error: El servidor respondió algo inesperado. Intente de nuevo.',
    ])
  })

  test.each(['login', 'generarPrima', 'generarVacaciones'])(
    'but not of %s, which says it beside its form',
    async (endpoint) => {
      responder(MENSAJE, 400)
      expect(await avisosTras(endpoint)).toEqual([])
    },
  )
})

describe('list fetch failures are stored as an error message and nothing is shown', () => {
  test.each(conNombre(LISTAS))('%s', async (_nombre, { endpoint }: Llamada) => {
    responder(MENSAJE, 503)
    const store = makeStore()
    expect(await llamar(store, endpoint, {})).toMatchObject({ error: { status: 503, data: MENSAJE } })
    expect(JSON.stringify(store.getState().api.queries)).toContain(MENSAJE.mensaje)
    expect(avisosDe(store)).toEqual([])
  })
})

describe('any 401 removes the stored jwtData and ends the session, without a toast', () => {
  const DE_SESION = LLAMADAS.filter(({ fila }) => !fila.includes('auth'))

  test.each(conNombre(DE_SESION))('%s', async (_nombre, { endpoint, pedir }: Llamada) => {
    const pedido = await pedir(oficina)
    localStorage.setItem('jwtData', JSON.stringify({ token: 'vencido', username: 'ana', roles: 'ADMIN' }))
    const store = makeStore()
    expect(store.getState().sesion.usuario?.username).toBe('ana')
    await llamar(store, endpoint, argumentoDe(pedido))
    expect(localStorage.getItem('jwtData')).toBeNull()
    expect(store.getState().sesion).toEqual({ usuario: null, endReason: 'vencida' })
    expect(avisosDe(store)).toEqual([])
  })
})
