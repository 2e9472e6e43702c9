import { liquidacionesApi } from '../../src/api/liquidaciones'
import { created, selectCreated } from '../../src/api/liquidaciones/createdSlice'
import { login } from '../../src/api/sesion'
import { makeStore, type AppStore } from '../../src/app/store'
import type { LiquidacionFila } from '../../src/contract/liquidaciones'
import { dateUsed, selectWorkingDate } from '../../src/records/settlement/workingDateSlice'
import { signedOut } from '../../src/session/sessionSlice'
import { PASSWORD } from '../server/realApp'
import { liquidacionPayload } from '../server/liquidaciones/company'
import { delayCall } from '../setup/calls'
import type { TestApp } from '../setup/page'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../features/liquidaciones/listScreen'

/** Behaviour of the cache beyond the transitions of section 4, on a real store before a real server. */
let testApp: TestApp

const { tablaLiquidaciones, crearLiquidacion } = liquidacionesApi.endpoints

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  localStorage.clear()
})
afterAll(() => testApp.close())

/** A store with somebody signed in and the list on screen. */
async function withList() {
  const store = makeStore()
  await store.dispatch(login.initiate({ username: 'admin', password: PASSWORD }))
  await store.dispatch(tablaLiquidaciones.initiate())
  testApp.calls.length = 0
  return store
}

const list = (store: AppStore): readonly LiquidacionFila[] =>
  tablaLiquidaciones.select()(store.getState()).data?.filas ?? []
const busesOf = (store: AppStore) => list(store).map(({ busNumero }) => busNumero)

test('a refusal fetches nothing again; a conflict does, since it tells that the list is old', async () => {
  const store = await withList()
  await store.dispatch(crearLiquidacion.initiate(liquidacionPayload({ busNumero: '20' }) as never))
  expect(testApp.calls).toEqual(['POST /api/liquidaciones'])

  await storedLiquidacion(testApp)
  await store.dispatch(crearLiquidacion.initiate(liquidacionPayload() as never))
  await Promise.all(store.dispatch(liquidacionesApi.util.getRunningQueriesThunk()))
  expect(busesOf(store)).toEqual(['12'])
})

test('lists are frozen at their surface only, after a change too: the rows are too many to be walked', async () => {
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
  const store = await withList()
  const isShallow = () => Object.isFrozen(list(store)) && !Object.isFrozen(list(store).at(-1))
  expect(isShallow()).toBe(true)
  const release = delayCall('GET /api/liquidaciones/cambios')
  await store.dispatch(crearLiquidacion.initiate(liquidacionPayload() as never))
  expect(busesOf(store)).toEqual(['12', '15'])
  expect(isShallow()).toBe(true)
  release()
})

test('a late 401 of an earlier session does not end the one that has begun since', async () => {
  const store = makeStore()
  localStorage.setItem('jwtData', JSON.stringify({ token: 'de-la-anterior', username: 'editor' }))
  const release = delayCall('GET /api/liquidaciones/table')
  const late = store.dispatch(tablaLiquidaciones.initiate())
  await Promise.resolve()
  await store.dispatch(login.initiate({ username: 'admin', password: PASSWORD }))
  release()
  expect((await late).error).toMatchObject({ status: 401 })
  expect(store.getState().sesion.usuario?.username).toBe('admin')
  expect(localStorage.getItem('jwtData')).toContain('admin')
})

test('a person who takes over the page finds none of the former one’s answers', async () => {
  await storedLiquidacion(testApp)
  const store = await withList()
  await store.dispatch(login.initiate({ username: 'consulta', password: PASSWORD }))
  expect(list(store)).toEqual([])
})

test('signing out forgets which settlements were created, and the day that was worked on', () => {
  const store = makeStore()
  store.dispatch(created('u1'))
  store.dispatch(dateUsed('2026-03-05'))
  store.dispatch(signedOut('salida'))
  expect([selectCreated(store.getState()), selectWorkingDate(store.getState())]).toEqual([[], ''])
})
