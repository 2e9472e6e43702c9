/**
 * What Redux DevTools shows, in the served build too, since reviewers read it there: an errand as a story of named actions.
 * Only what is shown is changed here; to travel in time the states themselves are used.
 */
import type { Action, UnknownAction } from '@reduxjs/toolkit'

const OCULTA = '•••'

// Passwords travel in the arguments of the login's and the password change's actions: the one secret that passes through.
const CLAVES = ['password', 'actual', 'nueva']

/** The longest page of a table. DevTools copies what it shows at every action, and a list has 22,000 rows. */
const FILAS_VISIBLES = 30

const esObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null

const enCadaCampo = (objeto: object, cambiar: (valor: unknown, campo: string) => unknown) =>
  Object.fromEntries(Object.entries(objeto).map(([campo, valor]) => [campo, cambiar(valor, campo)]))

const listaCorta = (valor: unknown): unknown =>
  Array.isArray(valor) && valor.length > FILAS_VISIBLES
    ? [
        ...(valor as unknown[]).slice(0, FILAS_VISIBLES),
        `… y ${valor.length - FILAS_VISIBLES} filas más, que solo aquí no se muestran`,
      ]
    : valor

/** An answer, with the first rows of its list: the answer itself or a part of it, as in the tables with totals. */
const respuestaCorta = (respuesta: unknown): unknown =>
  esObjeto(respuesta) && !Array.isArray(respuesta)
    ? enCadaCampo(respuesta, listaCorta)
    : listaCorta(respuesta)

const sinClave = (argumentos: unknown): unknown =>
  esObjeto(argumentos) && CLAVES.some((clave) => clave in argumentos)
    ? enCadaCampo(argumentos, (valor, campo) => (CLAVES.includes(campo) ? OCULTA : valor))
    : argumentos

interface AccionDeLlamada extends UnknownAction {
  meta: { baseQueryMeta?: unknown; arg: { endpointName?: string; originalArgs?: unknown } }
}

const esDeLlamada = (accion: Action): accion is AccionDeLlamada => {
  const { meta } = accion as { meta?: { arg?: unknown } }
  return esObjeto(meta?.arg) && 'endpointName' in meta.arg
}

/** A call's action without a password and without the request, whose headers carry the token. */
function llamadaVisible(accion: AccionDeLlamada): UnknownAction {
  const { baseQueryMeta: _llamada, arg, ...meta } = accion.meta
  return {
    ...accion,
    type: `${accion.type} · ${String(arg.endpointName)}`,
    meta: { ...meta, arg: { ...arg, originalArgs: respuestaCorta(sinClave(arg.originalArgs)) } },
    ...('payload' in accion && { payload: respuestaCorta(accion.payload) }),
  }
}

interface EntradaPuesta {
  queryDescription: { endpointName: string }
  value: unknown
}

/** Answers that are put into the cache at once, before the server is asked again. */
function respuestasPuestas(accion: UnknownAction): UnknownAction {
  const entradas = accion.payload as EntradaPuesta[]
  return {
    ...accion,
    type: `${accion.type} · ${entradas.map((una) => una.queryDescription.endpointName).join(', ')}`,
    payload: entradas.map((una) => ({ ...una, value: respuestaCorta(una.value) })),
  }
}

/** A change of one answer in the cache, known by its key: 'deudasDeConductor({"documento":"1001"})'. */
const deUnaRespuesta = (accion: UnknownAction, clave: string): UnknownAction => ({
  ...accion,
  type: `${accion.type} · ${clave.slice(0, clave.indexOf('('))}`,
})

/** An action as it is shown: named after its endpoint ('api/executeMutation/pending · login'), without secrets, and short. */
export function accionVisible<A extends Action>(accion: A): A {
  const visible = (): Action => {
    if (esDeLlamada(accion)) return llamadaVisible(accion)
    if (accion.type === 'api/queries/cacheEntriesUpserted') return respuestasPuestas(accion)
    const { payload } = accion as { payload?: { queryCacheKey?: unknown } }
    return typeof payload?.queryCacheKey === 'string' ? deUnaRespuesta(accion, payload.queryCacheKey) : accion
  }
  return visible() as A
}

/** The state as it is shown: of each cached answer the first rows. */
function estadoVisible<S>(estado: S): S {
  const { api } = estado as { api?: { queries: object; mutations: object } }
  if (!api) return estado
  const cortar = (entrada: unknown) =>
    esObjeto(entrada) && 'data' in entrada ? { ...entrada, data: respuestaCorta(entrada.data) } : entrada
  return {
    ...estado,
    api: {
      ...api,
      queries: enCadaCampo(api.queries, cortar),
      mutations: enCadaCampo(api.mutations, cortar),
    },
  }
}

/** RTK Query's own book-keeping, which is nothing that anybody did. */
const CONTABILIDAD = [
  'api/config/middlewareRegistered',
  'api/internalSubscriptions/subscriptionsUpdated',
  'api/mutations/removeMutationResult',
]

export const devTools = {
  name: 'Cochera',
  actionSanitizer: accionVisible,
  stateSanitizer: estadoVisible,
  actionsDenylist: CONTABILIDAD,
  // Each keeps the lists of its moment alive: a hundred are the last dozen of errands.
  maxAge: 100,
  trace: false,
  // Neither persist, which would leave the company's data in the browser's storage, nor import, which would take what is shown for the state.
  features: { jump: true, skip: true, pause: true, lock: true, dispatch: true, export: true },
}
