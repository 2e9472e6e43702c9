import { api } from '../../src/api/api'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { login } from '../../src/api/sesion'
import { makeStore, type AppStore } from '../../src/app/store'
import { selectAvisos } from '../../src/ui/toasts/toastSlice'
import '../../src/api/documentos'

/** Section 8: which call ends in which toast, told by the one listener. */

const { tablaLiquidaciones, crearLiquidacion, liquidar, ingresarSensores, eliminarLiquidacion } =
  liquidacionesApi.endpoints
const { generarPrima } = api.endpoints as unknown as Record<'generarPrima', typeof eliminarLiquidacion>

const responder = (cuerpo: unknown, status = 200) => {
  globalThis.fetch = async () => Response.json(cuerpo, { status })
}
const FILA = { uuid: 'u1', fecha: '2026-03-05', busNumero: '12' }
const MENSAJE = { mensaje: 'Lo dice el servidor.' }

beforeEach(() => localStorage.clear())

type Llamada = (dispatch: AppStore['dispatch'], getState: AppStore['getState'], extra: undefined) => unknown

async function avisosTras(llamada: Llamada) {
  const store = makeStore()
  await store.dispatch(llamada)
  return selectAvisos(store.getState()).map(({ tipo, mensaje }) => `${tipo}: ${mensaje}`)
}

test.each([
  ['creating', crearLiquidacion.initiate({} as never), FILA, 'exito: Creado exitosamente'],
  ['settling', liquidar.initiate({} as never), FILA, 'exito: Creado exitosamente'],
  ['sensors', ingresarSensores.initiate([]), [FILA], 'exito: Sensores ingresados'],
  ['deleting', eliminarLiquidacion.initiate({ uuid: 'u1' }), MENSAJE, 'exito: Lo dice el servidor.'],
])('%s ends in its own words', async (_nombre, llamada, cuerpo, aviso) => {
  responder(cuerpo)
  expect(await avisosTras(llamada)).toEqual([aviso])
})

test('a refused change says what the server says', async () => {
  responder(MENSAJE, 409)
  expect(await avisosTras(crearLiquidacion.initiate({} as never))).toEqual(['error: Lo dice el servidor.'])
})

test('a change that got no answer, or an answer that nobody understands, says so in Spanish', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await avisosTras(crearLiquidacion.initiate({} as never))).toEqual([
    'error: No hay conexión con el servidor. Intente de nuevo.',
  ])
  globalThis.fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  expect(await avisosTras(crearLiquidacion.initiate({} as never))).toEqual([
    'error: El servidor respondió algo inesperado. Intente de nuevo.',
  ])
})

test('a list that fails keeps its message in the store and shows nothing', async () => {
  responder(MENSAJE, 503)
  const store = makeStore()
  await store.dispatch(tablaLiquidaciones.initiate())
  expect(selectAvisos(store.getState())).toEqual([])
  expect(tablaLiquidaciones.select()(store.getState()).error).toMatchObject({ data: MENSAJE })
})

test('what a screen shows beside its form has no toast: a wrong login, a document that could not be made', async () => {
  responder(MENSAJE, 400)
  expect(await avisosTras(login.initiate({ username: 'ana', password: 'x' }))).toEqual([])
  expect(await avisosTras(generarPrima.initiate({ mes: 6 } as never))).toEqual([])
})

test('a session that ended says so on the login page, not in a toast', async () => {
  localStorage.setItem('jwtData', JSON.stringify({ token: 'vencido', username: 'ana' }))
  responder(MENSAJE, 401)
  expect(await avisosTras(crearLiquidacion.initiate({} as never))).toEqual([])
})

test('the same words twice are one toast', async () => {
  responder(FILA)
  const store = makeStore()
  await store.dispatch(crearLiquidacion.initiate({} as never))
  await store.dispatch(crearLiquidacion.initiate({} as never))
  expect(selectAvisos(store.getState())).toHaveLength(1)
})
