import { liquidacionesApi } from '../../src/api/liquidaciones'
import { login } from '../../src/api/sesion'
import { makeStore, type AppStore } from '../../src/app/store'
import type { LiquidacionFila } from '../../src/contract/liquidaciones'
import { CLAVE } from '../server/aplicacion'
import { unaLiquidacion } from '../server/liquidaciones/empresa'
import { retener } from '../setup/calls'
import type { Oficina } from '../setup/page'
import { registrada, unaEmpresa, vaciar } from '../features/liquidaciones/pantalla'

/** What the cache does with each answer (section 4), on a real store before a real server. */
let oficina: Oficina

const {
  tablaLiquidaciones,
  buscarLiquidaciones,
  crearLiquidacion,
  liquidar,
  ingresarSensores,
  eliminarLiquidacion,
} = liquidacionesApi.endpoints

const FILTRO = { fechaInicial: null, fechaFinal: null, numero: '12', documento: null, liquidada: null }

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

const lista = (store: AppStore): LiquidacionFila[] => tablaLiquidaciones.select()(store.getState()).data ?? []
const busesDe = (store: AppStore) => lista(store).map(({ busNumero }) => busNumero)

/** Runs a call while the list's own fetch is held, so that what is seen is the patch. */
async function antesDeRecargar(store: AppStore, llamar: () => unknown) {
  const soltar = retener('GET /api/liquidaciones/table')
  await llamar()
  const visto = lista(store)
  soltar()
  await Promise.all(store.dispatch(liquidacionesApi.util.getRunningQueriesThunk()))
  return visto.map(({ busNumero, liquidada }) => (liquidada ? `${busNumero} liquidada` : busNumero))
}

test('a created settlement is on top at once, and the list is fetched again', async () => {
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const store = await conLista()
  const visto = await antesDeRecargar(store, () =>
    store.dispatch(crearLiquidacion.initiate(unaLiquidacion() as never)),
  )
  expect(visto).toEqual(['12', '15'])
  expect(oficina.llamadas).toEqual(['POST /api/liquidaciones', 'GET /api/liquidaciones/table'])
  expect(busesDe(store)).toEqual(['12', '15'])
})

test('one whose uuid is known takes its place, in the list and in the search', async () => {
  const { uuid } = await registrada(oficina)
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const store = await conLista()
  await store.dispatch(buscarLiquidaciones.initiate(FILTRO))
  const visto = await antesDeRecargar(store, () =>
    store.dispatch(liquidar.initiate(unaLiquidacion({ uuid, liquidada: true }) as never)),
  )
  expect(visto).toEqual(['15', '12 liquidada'])
  expect(buscarLiquidaciones.select(FILTRO)(store.getState()).data).toMatchObject([{ uuid, liquidada: true }])
})

test('a deleted one is gone at once', async () => {
  const { uuid } = await registrada(oficina)
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const store = await conLista()
  expect(await antesDeRecargar(store, () => store.dispatch(eliminarLiquidacion.initiate({ uuid })))).toEqual([
    '15',
  ])
})

test('what sensors brought is appended, and what they filled stays in its place', async () => {
  await registrada(oficina)
  const store = await conLista()
  const filas = ['12', '15', '17'].map((busNumero) => ({
    fecha: '2026-03-05',
    busNumero,
    sensor: 300,
    civica: 0,
    viajes: 5,
  }))
  expect(await antesDeRecargar(store, () => store.dispatch(ingresarSensores.initiate(filas)))).toEqual([
    '12',
    '15',
    '17',
  ])
})

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
  const soltar = retener('GET /api/liquidaciones/table')
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
