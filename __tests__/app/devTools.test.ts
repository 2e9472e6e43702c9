import { shownMoments } from '../setup/devtools-extension'
import '../../src/api/buses'
import '../../src/api/festivos'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { login } from '../../src/api/sesion'
import type { RootState } from '../../src/api/client/rootReducer'
import { devTools } from '../../src/app/devTools'
import { makeStore, type AppStore } from '../../src/app/store'
import { PASSWORD } from '../server/realApp'
import { call } from '../especificacion/llamadas/all'
import { aBus } from '../server/builders'
import { openTestApp, type TestApp } from '../setup/page'

/** Every text in a value, however deep, the headers of a request included. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (value instanceof Request) return [value.url, ...[...value.headers].flat()]
  return Reflect.ownKeys(value).flatMap((field) => [
    String(field),
    ...textsIn(Reflect.get(value, field), seen),
  ])
}

const BAD = 'clave-equivocada-7531'
let testApp: TestApp
let store: AppStore

beforeAll(async () => {
  testApp = await openTestApp()
  store = makeStore(undefined, devTools)
  const { tablaLiquidaciones, crearLiquidacion } = liquidacionesApi.endpoints
  await store.dispatch(login.initiate({ username: 'admin', password: BAD }))
  await store.dispatch(login.initiate({ username: 'admin', password: PASSWORD }))
  await store.dispatch(tablaLiquidaciones.initiate())
  await store.dispatch(crearLiquidacion.initiate({} as never))
  for (let bus = 0; bus < 40; bus += 1) await aBus(testApp.db)
  await call(store, 'buses', undefined)
  await call(store, 'festivos', undefined)
  await call(store, 'crearFestivo', { fecha: '2026-07-20' })
})
afterAll(() => testApp.close())

test('neither password nor token is in any action or state of a real login and what follows it', () => {
  const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
  expect(token.length).toBeGreaterThan(20)
  const texts = shownMoments.flatMap((moment) => textsIn(moment))
  expect(texts).toContain('admin')
  for (const secret of [token, PASSWORD, BAD]) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
  }
})

test('each call’s actions bear the name of their endpoint', () => {
  const kinds = shownMoments.map(({ accion }) => accion.type)
  expect(kinds).toContain('api/executeMutation/pending · login')
  expect(kinds).toContain('api/executeMutation/rejected · login')
  expect(kinds).toContain('api/executeQuery/fulfilled · tablaLiquidaciones')
  expect(kinds).toContain('api/queries/queryResultPatched · festivos')
  expect(kinds).toContain('sesion/signedIn')
})

test('book-keeping that nobody did is not shown', () => {
  const kinds = shownMoments.map(({ accion }) => accion.type)
  expect(kinds.filter((kind) => /subscription|middleware|removeMutation/i.test(kind))).toEqual([])
})

test('a long list is shown by its first rows and how many more there are, and is whole in the store', () => {
  const FOLLOWING = '… y 10 filas más, que solo aquí no se muestran'
  const { accion, estado } = shownMoments.find((one) => one.accion.type.endsWith('fulfilled · buses'))!
  const shown = (accion as unknown as { payload: unknown[] }).payload
  expect(shown).toHaveLength(31)
  expect(shown.at(-1)).toBe(FOLLOWING)
  const ofState = (one: unknown) => (one as RootState).api.queries['buses(undefined)']?.data
  expect(ofState(estado)).toEqual(shown)
  expect(ofState(store.getState())).toHaveLength(40)
})
