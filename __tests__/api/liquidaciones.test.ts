import { liquidacionesApi } from '../../src/api/liquidaciones'
import { login } from '../../src/api/sesion'
import { makeStore, type AppStore } from '../../src/app/store'
import type { LiquidacionFila } from '../../src/contract/liquidaciones'
import { CLAVE } from '../server/aplicacion'
import { unaLiquidacion } from '../server/liquidaciones/empresa'
import { retener } from '../setup/calls'
import type { Oficina } from '../setup/page'
import { registrada, unaEmpresa, vaciar } from '../features/liquidaciones/pantalla'

/** What the cache does besides the transitions of section 4, on a real store before a real server. */
let oficina: Oficina

const { tablaLiquidaciones, crearLiquidacion } = liquidacionesApi.endpoints

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  await vaciar(oficina)
  localStorage.clear()
})
afterAll(() => oficina.cerrar())

/** A store with somebody signed in and the list on screen. */
async function conLista() {
  const store = makeStore()
  await store.dispatch(login.initiate({ username: 'admin', password: CLAVE }))
  await store.dispatch(tablaLiquidaciones.initiate())
  oficina.llamadas.length = 0
  return store
}

const lista = (store: AppStore): readonly LiquidacionFila[] =>
  tablaLiquidaciones.select()(store.getState()).data?.filas ?? []
const busesDe = (store: AppStore) => lista(store).map(({ busNumero }) => busNumero)

test('a refusal fetches nothing again; a conflict does, since it tells that the list is old', async () => {
  const store = await conLista()
  await store.dispatch(crearLiquidacion.initiate(unaLiquidacion({ busNumero: '20' }) as never))
  expect(oficina.llamadas).toEqual(['POST /api/liquidaciones'])

  await registrada(oficina)
  await store.dispatch(crearLiquidacion.initiate(unaLiquidacion() as never))
  await Promise.all(store.dispatch(liquidacionesApi.util.getRunningQueriesThunk()))
  expect(busesDe(store)).toEqual(['12'])
})

test('lists are frozen at their surface only, after a change too: the rows are too many to be walked', async () => {
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const store = await conLista()
  const esSuperficial = () => Object.isFrozen(lista(store)) && !Object.isFrozen(lista(store).at(-1))
  expect(esSuperficial()).toBe(true)
  const soltar = retener('GET /api/liquidaciones/cambios')
  await store.dispatch(crearLiquidacion.initiate(unaLiquidacion() as never))
  expect(busesDe(store)).toEqual(['12', '15'])
  expect(esSuperficial()).toBe(true)
  soltar()
})

test('a late 401 of an earlier session does not end the one that has begun since', async () => {
  const store = makeStore()
  localStorage.setItem('jwtData', JSON.stringify({ token: 'de-la-anterior', username: 'editor' }))
  const soltar = retener('GET /api/liquidaciones/table')
  const tarde = store.dispatch(tablaLiquidaciones.initiate())
  await Promise.resolve()
  await store.dispatch(login.initiate({ username: 'admin', password: CLAVE }))
  soltar()
  expect((await tarde).error).toMatchObject({ status: 401 })
  expect(store.getState().sesion.usuario?.username).toBe('admin')
  expect(localStorage.getItem('jwtData')).toContain('admin')
})

test('a person who takes over the page finds none of the former one’s answers', async () => {
  await registrada(oficina)
  const store = await conLista()
  await store.dispatch(login.initiate({ username: 'consulta', password: CLAVE }))
  expect(lista(store)).toEqual([])
})
