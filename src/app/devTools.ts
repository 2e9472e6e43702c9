/**
 * What Redux DevTools shows, in the production build too, since reviewers read it there: short, named actions without
 * secrets. Only the display changes; time travel uses the real states.
 */
import type { Action, UnknownAction } from '@reduxjs/toolkit'

const HIDDEN = '•••'

// Sign-in, new users and password changes carry passwords in their arguments, the only secrets that an action holds.
const SECRETS = ['password', 'actual', 'nueva', 'clave', 'codigo']

/** As many as a table's longest page. DevTools copies the shown state at every action, and a list has 22,000 rows. */
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

/** An answer with its list cut short: the answer itself, or a field of it as in the tables with totals. */
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

/** A call's action without passwords and without the request, whose headers carry the token. */
function visibleCall(action: CallAction): UnknownAction {
  const { baseQueryMeta: _call, arg, ...meta } = action.meta
  return {
    ...action,
    type: `${action.type} · ${String(arg.endpointName)}`,
    meta: { ...meta, arg: { ...arg, originalArgs: shortAnswer(withoutSecret(arg.originalArgs)) } },
    ...('payload' in action && { payload: shortAnswer(action.payload) }),
  }
}

interface UpsertedEntry {
  queryDescription: { endpointName: string }
  value: unknown
}

/** `upsertQueryEntries`: answers that the client puts into the cache without asking the server. */
function visibleUpsert(action: UnknownAction): UnknownAction {
  const entries = action.payload as UpsertedEntry[]
  return {
    ...action,
    type: `${action.type} · ${entries.map((one) => one.queryDescription.endpointName).join(', ')}`,
    payload: entries.map((one) => ({ ...one, value: shortAnswer(one.value) })),
  }
}

/** A change of one cached answer, named by its cache key: 'deudasDeConductor({"documento":"1001"})'. */
const visiblePatch = (action: UnknownAction, key: string): UnknownAction => ({
  ...action,
  type: `${action.type} · ${key.slice(0, key.indexOf('('))}`,
})

/**
 * The action as DevTools shows it: with its endpoint's name ('api/executeMutation/pending · login'), without secrets, and
 * short.
 */
export function visibleAction<A extends Action>(action: A): A {
  const visible = (): Action => {
    if (isCall(action)) return visibleCall(action)
    if (action.type === 'api/queries/cacheEntriesUpserted') return visibleUpsert(action)
    const { payload } = action as { payload?: { queryCacheKey?: unknown } }
    return typeof payload?.queryCacheKey === 'string' ? visiblePatch(action, payload.queryCacheKey) : action
  }
  return visible() as A
}

/** The state as DevTools shows it: each cached list cut short. */
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

/** RTK Query's internal actions and what answers say of their place among the changes: they are no step of the person's. */
const ACCOUNTING = [
  'api/config/middlewareRegistered',
  'api/internalSubscriptions/subscriptionsUpdated',
  'api/mutations/removeMutationResult',
  'respuestas/answerNoted',
]

export const devTools = {
  name: 'Cochera',
  actionSanitizer: visibleAction,
  stateSanitizer: visibleState,
  actionsDenylist: ACCOUNTING,
  // The sign that a record is open comes again and again, and is no step of the person's either.
  predicate: (_state: unknown, action: Action) =>
    !isCall(action) || action.meta.arg.endpointName !== 'presencia',
  // Each action keeps its state's lists in memory; a hundred actions are about a dozen tasks of the person's.
  maxAge: 100,
  trace: false,
  // No `persist`: it would leave the company's data in the browser's storage. No `import`: it would load the shortened state.
  features: { jump: true, skip: true, pause: true, lock: true, dispatch: true, export: true },
}
