import { loQueMuestra } from '../setup/devtools-extension'
import { liquidacionesApi } from '../../src/api/liquidaciones'
import { login } from '../../src/api/sesion'
import { makeStore, type AppStore } from '../../src/app/store'
import { CLAVE } from '../server/aplicacion'
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
  store = makeStore()
  const { tablaLiquidaciones, crearLiquidacion } = liquidacionesApi.endpoints
  await store.dispatch(login.initiate({ username: 'admin', password: MALA }))
  await store.dispatch(login.initiate({ username: 'admin', password: CLAVE }))
  await store.dispatch(tablaLiquidaciones.initiate())
  await store.dispatch(crearLiquidacion.initiate({} as never))
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
  expect(tipos).toContain('sesion/sesionIniciada')
})

test('the state is a few named parts', () => {
  expect(Object.keys(store.getState())).toEqual(expect.arrayContaining(['sesion', 'api', 'avisos']))
  expect(store.getState().sesion).toEqual({
    usuario: { username: 'admin', nombre: 'Admin', roles: ['ADMIN', 'EDITOR'] },
    motivoCierre: null,
  })
})
