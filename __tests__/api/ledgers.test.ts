import { carteraApi } from '../../src/api/cartera'
import { conductoresApi } from '../../src/api/conductores'
import { historialApi } from '../../src/api/historial'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { login } from '../../src/api/sesion'
import { makeStore } from '../../src/app/store'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../features/liquidaciones/listScreen'
import { PASSWORD } from '../server/realApp'
import type { TestApp } from '../setup/page'

/** Changes of a settlement's detail on screen by its debt and its repayment, on a real store before a real server. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(testApp)
  localStorage.clear()
})
afterAll(() => testApp.close())

test('a ledger’s edit, deletion or restoring of what a settlement has brings its detail again, and no list', async () => {
  const { uuid } = await storedLiquidacion(testApp, {
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  await storedLiquidacion(testApp, { busNumero: '15' })
  const store = makeStore()
  await store.dispatch(login.initiate({ username: 'admin', password: PASSWORD }))
  const { detalleLiquidacion, tablaLiquidaciones } = liquidacionesApi.endpoints
  await store.dispatch(tablaLiquidaciones.initiate())
  await store.dispatch(detalleLiquidacion.initiate({ uuid }))
  const { deudas, guardarDeuda, eliminarDeuda, abonos, editarAbono, eliminarAbono } = carteraApi.endpoints
  const deuda = (await store.dispatch(deudas.initiate())).data!.deudas[0]!
  const abono = (await store.dispatch(abonos.initiate())).data!.abonos[0]!
  testApp.calls.length = 0

  const shown = async () => {
    await Promise.all(store.dispatch(liquidacionesApi.util.getRunningQueriesThunk()))
    const { deudaDto, abonoDto } = detalleLiquidacion.select({ uuid })(store.getState()).data!
    return [deudaDto?.valor, abonoDto?.valor]
  }
  await store.dispatch(guardarDeuda.initiate({ ...deuda, valor: 6_000 }))
  expect(await shown()).toEqual([6_000, 20_000])
  await store.dispatch(editarAbono.initiate({ ...abono, valor: 21_000 }))
  expect(await shown()).toEqual([6_000, 21_000])
  await store.dispatch(eliminarDeuda.initiate(deuda))
  expect(await shown()).toEqual([undefined, 21_000])
  await store.dispatch(eliminarAbono.initiate(abono))
  expect(await shown()).toEqual([undefined, undefined])
  const undo = async (identificador: string) => {
    const { grupo } = await testApp.db
      .selectFrom('cambios')
      .select('grupo')
      .where('identificador', '=', identificador)
      .where('tipo', '=', 'eliminado')
      .executeTakeFirstOrThrow()
    await store.dispatch(historialApi.endpoints.deshacer.initiate({ grupo }))
  }
  await undo(abono.uuid)
  expect(await shown()).toEqual([undefined, 21_000])
  await undo(deuda.uuid)
  expect(await shown()).toEqual([6_000, 21_000])
  expect(testApp.calls).not.toContain('GET /api/liquidaciones/table')
})

test('a driver who is renamed is called so in the ledgers and in the settlements too', async () => {
  await storedLiquidacion(testApp, { deudaDto: { razon: 'Descuadre', valor: 5_000 } })
  const store = makeStore()
  await store.dispatch(login.initiate({ username: 'admin', password: PASSWORD }))
  const { conductores, editarConductor } = conductoresApi.endpoints
  const { deudas } = carteraApi.endpoints
  const { documento, ...ana } = (await store.dispatch(conductores.initiate({ valido: null }))).data!.find(
    (one) => one.documento === '1001',
  )!
  await store.dispatch(deudas.initiate())
  const cuerpo = { ...ana, documento, nombre: 'Ana Restrepo' } as never
  await store.dispatch(editarConductor.initiate({ documento, cuerpo }))
  await Promise.all(store.dispatch(carteraApi.util.getRunningQueriesThunk()))
  expect(deudas.select()(store.getState()).data?.deudas[0]?.conductorNombre).toBe('Ana Restrepo')
})
