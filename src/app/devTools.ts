/**
 * What Redux DevTools shows, in the served build too, since reviewers read it there: an errand as a story of named actions.
 * Only what is shown is changed here; to travel in time the states themselves are used.
 */
import type { Action, UnknownAction } from '@reduxjs/toolkit'

const HIDDEN = '•••'

// Passwords travel in the arguments of the login's and the password change's actions: the one secret that passes through.
const SECRETS = ['password', 'actual', 'nueva']

/** The longest page of a table. DevTools copies what it shows at every action, and a list has 22,000 rows. */
const VISIBLE_ROWS = 30

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const inEachField = (object: object, change: (value: unknown, field: string) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([field, value]) => [field, change(value, field)]))

const shortList = (value: unknown): unknown =>
  Array.isArray(value) && value.length > VISIBLE_ROWS
    ? [
        ...(value as unknown[]).slice(0, VISIBLE_ROWS),
        `… y ${value.length - VISIBLE_ROWS} filas más, que solo aquí no se muestran`,
      ]
    : value

/** An answer, with the first rows of its list: the answer itself or a part of it, as in the tables with totals. */
const shortAnswer = (response: unknown): unknown =>
  isObject(response) && !Array.isArray(response) ? inEachField(response, shortList) : shortList(response)

const withoutSecret = (args: unknown): unknown =>
  isObject(args) && SECRETS.some((key) => key in args)
    ? inEachField(args, (value, field) => (SECRETS.includes(field) ? HIDDEN : value))
    : args

interface CallAction extends UnknownAction {
  meta: { baseQueryMeta?: unknown; arg: { endpointName?: string; originalArgs?: unknown } }
}

const isCall = (action: Action): action is CallAction => {
  const { meta } = action as { meta?: { arg?: unknown } }
  return isObject(meta?.arg) && 'endpointName' in meta.arg
}

/** A call's action without a password and without the request, whose headers carry the token. */
function visibleCall(action: CallAction): UnknownAction {
  const { baseQueryMeta: _call, arg, ...meta } = action.meta
  return {
    ...action,
    type: `${action.type} · ${String(arg.endpointName)}`,
    meta: { ...meta, arg: { ...arg, originalArgs: shortAnswer(withoutSecret(arg.originalArgs)) } },
    ...('payload' in action && { payload: shortAnswer(action.payload) }),
  }
}

interface EntradaPuesta {
  queryDescription: { endpointName: string }
  value: unknown
}

/** Answers that are put into the cache at once, before the server is asked again. */
function respuestasPuestas(action: UnknownAction): UnknownAction {
  const entries = action.payload as EntradaPuesta[]
  return {
    ...action,
    type: `${action.type} · ${entries.map((one) => one.queryDescription.endpointName).join(', ')}`,
    payload: entries.map((one) => ({ ...one, value: shortAnswer(one.value) })),
  }
}

/** A change of one answer in the cache, known by its key: 'deudasDeConductor({"documento":"1001"})'. */
const deUnaRespuesta = (action: UnknownAction, key: string): UnknownAction => ({
  ...action,
  type: `${action.type} · ${key.slice(0, key.indexOf('('))}`,
})

/** An action as it is shown: named after its endpoint ('api/executeMutation/pending · login'), without secrets, and short. */
export function visibleAction<A extends Action>(action: A): A {
  const visible = (): Action => {
    if (isCall(action)) return visibleCall(action)
    if (action.type === 'api/queries/cacheEntriesUpserted') return respuestasPuestas(action)
    const { payload } = action as { payload?: { queryCacheKey?: unknown } }
    return typeof payload?.queryCacheKey === 'string' ? deUnaRespuesta(action, payload.queryCacheKey) : action
  }
  return visible() as A
}

/** The state as it is shown: of each cached answer the first rows. */
function visibleState<S>(state: S): S {
  const { api } = state as { api?: { queries: object; mutations: object } }
  if (!api) return state
  const cut = (entry: unknown) =>
    isObject(entry) && 'data' in entry ? { ...entry, data: shortAnswer(entry.data) } : entry
  return {
    ...state,
    api: {
      ...api,
      queries: inEachField(api.queries, cut),
      mutations: inEachField(api.mutations, cut),
    },
  }
}

/** RTK Query's own book-keeping, which is nothing that anybody did. */
const ACCOUNTING = [
  'api/config/middlewareRegistered',
  'api/internalSubscriptions/subscriptionsUpdated',
  'api/mutations/removeMutationResult',
]

export const devTools = {
  name: 'Cochera',
  actionSanitizer: visibleAction,
  stateSanitizer: visibleState,
  actionsDenylist: ACCOUNTING,
  // Each keeps the lists of its moment alive: a hundred are the last dozen of errands.
  maxAge: 100,
  trace: false,
  // Neither persist, which would leave the company's data in the browser's storage, nor import, which would take what is shown for the state.
  features: { jump: true, skip: true, pause: true, lock: true, dispatch: true, export: true },
}
