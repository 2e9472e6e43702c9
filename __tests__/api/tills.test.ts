import { cierresApi } from '../../src/api/cierres'
import { login } from '../../src/api/sesion'
import { usuariosApi } from '../../src/api/usuarios'
import { makeStore } from '../../src/app/store'
import { storedLiquidacion, aCompany, clearLiquidaciones } from '../features/liquidaciones/listScreen'
import { PASSWORD } from '../server/realApp'
import type { Office } from '../setup/page'

let office: Office

beforeAll(async () => {
  office = await aCompany()
})
beforeEach(async () => {
  await clearLiquidaciones(office)
  localStorage.clear()
})
afterAll(() => office.close())

test('a till bears the new name of whose it is', async () => {
  const { fechaEntrega } = await storedLiquidacion(office)
  const store = makeStore()
  await store.dispatch(login.initiate({ username: 'admin', password: PASSWORD }))
  const ofDay = { fecha: `${fechaEntrega}` }
  const { cierres } = cierresApi.endpoints
  await store.dispatch(cierres.initiate(ofDay))
  const users = (await store.dispatch(usuariosApi.endpoints.usuarios.initiate())).data
  const user = users?.find(({ username }) => username === 'admin')
  const people = () =>
    cierres
      .select(ofDay)(store.getState())
      .data?.cajas.map(({ nombre }) => nombre)
  expect(people()).toEqual([user?.nombre])

  const { uuid = '', version, roles = [] } = user ?? {}
  const body = { nombre: 'Adela Ríos', roles, activo: true, version: version ?? 0 }
  await store.dispatch(usuariosApi.endpoints.editarUsuario.initiate({ uuid, cuerpo: body }))
  await Promise.all(store.dispatch(cierresApi.util.getRunningQueriesThunk()))
  expect(people()).toEqual(['Adela Ríos'])
})
