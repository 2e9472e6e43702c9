import { api } from '../../../src/api/client/api'
import { login } from '../../../src/api/sesion'
import { makeStore, type AppStore } from '../../../src/app/store'
import { PASSWORD, type Usuario } from '../../server/realApp'
import { CALLS_OF_CARTERA } from './cartera'
import { CALLS_OF_FLEET } from './fleet'
import { CALLS_OF_LIQUIDACIONES } from './liquidaciones'
import { type Call, type NounRequest } from './call'
import { CALLS_OF_REPORTS } from './reports'

/** The 41 rows of section 7, each in all its ways. */
export const CALLS: readonly Call[] = [
  ...CALLS_OF_LIQUIDACIONES,
  ...CALLS_OF_FLEET,
  ...CALLS_OF_CARTERA,
  ...CALLS_OF_REPORTS,
]

/** The same, each by its name, for `test.each`. */
export const withNombre = (calls: readonly Call[]) =>
  calls.map((one) => [`${one.fila} ${one.how && `(${one.how})`}`.trim(), one] as const)

const NAMES = [
  'asistencias',
  'buses',
  'cartera',
  'conductores',
  'documentos',
  'festivos',
  'gastos',
  'liquidaciones',
  'pasajes',
  'salarios',
  'sesion',
]

/** Each noun injects its endpoints where a screen first needs them: all of them, before the first test. */
export async function loadEndpoints() {
  for (const name of NAMES) await import(`../../../src/api/${name}`)
  // jsdom downloads nothing.
  URL.createObjectURL = () => 'blob:'
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = () => undefined
}

interface Result {
  data?: unknown
  error?: unknown
}
interface Endpoint {
  initiate: (arg: unknown) => (dispatch: AppStore['dispatch']) => Promise<Result>
}

/** Makes a call by the name of its endpoint. */
export const call = (store: AppStore, endpoint: string, arg: unknown): Promise<Result> =>
  store.dispatch((api.endpoints as unknown as Record<string, Endpoint>)[endpoint]!.initiate(arg))

/** The argument of an endpoint: what travels, by its names where both a query and a body do. */
export const argumentOf = ({ argument, uuid, query, body }: NounRequest): unknown =>
  argument ?? (uuid ? { uuid } : query && body ? { ...query, cuerpo: body } : (query ?? body))

/** A store in which somebody has signed in. */
export async function withSession(username: Usuario = 'admin') {
  const store = makeStore()
  await store.dispatch(login.initiate({ username, password: PASSWORD }))
  return store
}
