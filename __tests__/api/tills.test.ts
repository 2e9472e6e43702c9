import { cierresApi } from '../../src/api/cierres'
import { login } from '../../src/api/sesion'
import { usuariosApi } from '../../src/api/usuarios'
import { makeStore } from '../../src/app/store'
import { registrada, unaEmpresa, vaciar } from '../features/liquidaciones/pantalla'
import { CLAVE } from '../server/aplicacion'
import type { Oficina } from '../setup/page'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  await vaciar(oficina)
  localStorage.clear()
})
afterAll(() => oficina.cerrar())

test('a till bears the new name of whose it is', async () => {
  const { fechaEntrega } = await registrada(oficina)
  const store = makeStore()
  await store.dispatch(login.initiate({ username: 'admin', password: CLAVE }))
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
  const cuerpo = { nombre: 'Adela Ríos', roles, activo: true, version: version ?? 0 }
  await store.dispatch(usuariosApi.endpoints.editarUsuario.initiate({ uuid, cuerpo }))
  await Promise.all(store.dispatch(cierresApi.util.getRunningQueriesThunk()))
  expect(people()).toEqual(['Adela Ríos'])
})
