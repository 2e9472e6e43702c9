import { api } from '../../../src/api/client/api'
import { login } from '../../../src/api/sesion'
import { makeStore, type AppStore } from '../../../src/app/store'
import { CLAVE, type Usuario } from '../../server/aplicacion'
import { LLAMADAS_DE_CARTERA } from './cartera'
import { LLAMADAS_DE_FLOTA } from './flota'
import { LLAMADAS_DE_LIQUIDACIONES } from './liquidaciones'
import { type Llamada, type Pedido } from './llamada'
import { LLAMADAS_DE_REPORTES } from './reportes'

/** The 41 rows of section 7, each in all its ways. */
export const LLAMADAS: readonly Llamada[] = [
  ...LLAMADAS_DE_LIQUIDACIONES,
  ...LLAMADAS_DE_FLOTA,
  ...LLAMADAS_DE_CARTERA,
  ...LLAMADAS_DE_REPORTES,
]

/** The same, each by its name, for `test.each`. */
export const conNombre = (llamadas: readonly Llamada[]) =>
  llamadas.map((una) => [`${una.fila} ${una.como && `(${una.como})`}`.trim(), una] as const)

const NOMBRES = [
  ...['abonos', 'asistencias', 'buses', 'conductores', 'deudas', 'documentos', 'festivos', 'gastos'],
  ...['liquidaciones', 'pasajes', 'salarios', 'sesion'],
]

/** Each noun injects its endpoints where a screen first needs them: all of them, before the first test. */
export async function cargarEndpoints() {
  for (const nombre of NOMBRES) await import(`../../../src/api/${nombre}`)
  // jsdom downloads nothing.
  URL.createObjectURL = () => 'blob:'
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = () => undefined
}

interface Resultado {
  data?: unknown
  error?: unknown
}
interface Endpoint {
  initiate: (arg: unknown) => (dispatch: AppStore['dispatch']) => Promise<Resultado>
}

/** Makes a call by the name of its endpoint. */
export const llamar = (store: AppStore, endpoint: string, arg: unknown): Promise<Resultado> =>
  store.dispatch((api.endpoints as unknown as Record<string, Endpoint>)[endpoint]!.initiate(arg))

/** The argument of an endpoint: what travels, by its names where both a query and a body do. */
export const argumentoDe = ({ argumento, uuid, query, cuerpo }: Pedido): unknown =>
  argumento ?? (uuid ? { uuid } : query && cuerpo ? { ...query, cuerpo } : (query ?? cuerpo))

/** A store in which somebody has signed in. */
export async function conSesion(username: Usuario = 'admin') {
  const store = makeStore()
  await store.dispatch(login.initiate({ username, password: CLAVE }))
  return store
}
