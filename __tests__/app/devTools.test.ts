import { loQueMuestra } from '../setup/devtools-extension'
import '../../src/api/buses'
import '../../src/api/festivos'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { login } from '../../src/api/sesion'
import type { RootState } from '../../src/api/client/rootReducer'
import { devTools } from '../../src/app/devTools'
import { makeStore, type AppStore } from '../../src/app/store'
import { CLAVE } from '../server/aplicacion'
import { llamar } from '../especificacion/llamadas/todas'
import { unBus } from '../server/builders'
import { unaOficina, type Oficina } from '../setup/page'

/** Every text in a value, however deep, the headers of a request included. */
function textosEn(valor: unknown, vistos = new Set<unknown>()): string[] {
  if (typeof valor === 'string') return [valor]
  if (typeof valor !== 'object' || valor === null || vistos.has(valor)) return []
  vistos.add(valor)
  if (valor instanceof Request) return [valor.url, ...[...valor.headers].flat()]
  return Reflect.ownKeys(valor).flatMap((campo) => [
    String(campo),
    ...textosEn(Reflect.get(valor, campo), vistos),
  ])
}

const MALA = 'clave-equivocada-7531'
let oficina: Oficina
let store: AppStore

beforeAll(async () => {
  oficina = await unaOficina()
  store = makeStore(undefined, devTools)
  const { tablaLiquidaciones, crearLiquidacion } = liquidacionesApi.endpoints
  await store.dispatch(login.initiate({ username: 'admin', password: MALA }))
  await store.dispatch(login.initiate({ username: 'admin', password: CLAVE }))
  await store.dispatch(tablaLiquidaciones.initiate())
  await store.dispatch(crearLiquidacion.initiate({} as never))
  for (let bus = 0; bus < 40; bus += 1) await unBus(oficina.db)
  await llamar(store, 'buses', undefined)
  await llamar(store, 'festivos', undefined)
  await llamar(store, 'crearFestivo', { fecha: '2026-07-20' })
})
afterAll(() => oficina.cerrar())

test('neither password nor token is in any action or state of a real login and what follows it', () => {
  const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
  expect(token.length).toBeGreaterThan(20)
  const textos = loQueMuestra.flatMap((momento) => textosEn(momento))
  expect(textos).toContain('admin')
  for (const secreto of [token, CLAVE, MALA]) {
    expect(textos.filter((texto) => texto.includes(secreto))).toEqual([])
  }
})

test('each call’s actions bear the name of their endpoint', () => {
  const tipos = loQueMuestra.map(({ accion }) => accion.type)
  expect(tipos).toContain('api/executeMutation/pending · login')
  expect(tipos).toContain('api/executeMutation/rejected · login')
  expect(tipos).toContain('api/executeQuery/fulfilled · tablaLiquidaciones')
  expect(tipos).toContain('api/queries/queryResultPatched · festivos')
  expect(tipos).toContain('sesion/signedIn')
})

test('book-keeping that nobody did is not shown', () => {
  const tipos = loQueMuestra.map(({ accion }) => accion.type)
  expect(tipos.filter((tipo) => /subscription|middleware|removeMutation/i.test(tipo))).toEqual([])
})

test('a long list is shown by its first rows and how many more there are, and is whole in the store', () => {
  const SIGUEN = '… y 10 filas más, que solo aquí no se muestran'
  const { accion, estado } = loQueMuestra.find((uno) => uno.accion.type.endsWith('fulfilled · buses'))!
  const mostrados = (accion as unknown as { payload: unknown[] }).payload
  expect(mostrados).toHaveLength(31)
  expect(mostrados.at(-1)).toBe(SIGUEN)
  const deEstado = (uno: unknown) => (uno as RootState).api.queries['buses(undefined)']?.data
  expect(deEstado(estado)).toEqual(mostrados)
  expect(deEstado(store.getState())).toHaveLength(40)
})

test('the state is a few named parts', () => {
  expect(Object.keys(store.getState())).toEqual(expect.arrayContaining(['sesion', 'api', 'avisos']))
  expect(store.getState().sesion).toEqual({
    usuario: { username: 'admin', nombre: 'Admin', roles: ['ADMIN', 'EDITOR'] },
    endReason: null,
  })
})
