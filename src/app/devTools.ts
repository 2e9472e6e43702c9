/**
 * Redux DevTools display, also in production, where reviewers read it: short, named actions without secrets; time travel uses real states.
 */
import { isPlainObject, type Action } from '@reduxjs/toolkit'

const HIDDEN = '•••'

// Sign-in, new users and password changes carry passwords in their arguments, the only secrets that an action holds.
const SECRETS = ['password', 'actual', 'nueva', 'clave', 'codigo']

/** As many as a table's longest page. DevTools copies the shown state at every action, and a list has 22,000 rows. */
const VISIBLE_ROWS = 30

/** A value without passwords, without the requests, whose headers carry the token, and with each list cut short. */
function visible(value: unknown): unknown {
  if (Array.isArray(value)) {
    const first = value.slice(0, VISIBLE_ROWS).map(visible)
    const more = value.length - first.length
    return more > 0 ? [...first, `… y ${more} filas más, que solo aquí no se muestran`] : first
  }
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => field !== 'baseQueryMeta')
      .map(([field, inner]) => [
        field,
        typeof inner === 'string' && SECRETS.includes(field) ? HIDDEN : visible(inner),
      ]),
  )
}

interface ApiAction extends Action<string> {
  meta?: { arg?: { endpointName?: string } }
  payload?: { queryCacheKey?: string } | { queryDescription: { endpointName: string } }[] | null
}

/**
 * The endpoint of an action: a call's; those of answers that the client puts into the cache without asking the server; that of a change
 * of one cached answer, from its cache key: 'deudasDeConductor({"documento":"1001"})'.
 */
function endpointOf({ type, meta, payload }: ApiAction) {
  if (meta?.arg?.endpointName) return meta.arg.endpointName
  if (!Array.isArray(payload)) return payload?.queryCacheKey?.split('(')[0]
  if (type !== 'api/queries/cacheEntriesUpserted') return undefined
  return payload.map(({ queryDescription }) => queryDescription.endpointName).join(', ')
}

/** The action as DevTools shows it: with its endpoint's name ('api/executeMutation/pending · login'), without secrets, and short. */
export function visibleAction<A extends Action>(action: A) {
  const endpoint = endpointOf(action)
  const shown = visible(action) as A
  return endpoint ? { ...shown, type: `${action.type} · ${endpoint}` } : shown
}

/** RTK Query's internal actions and what answers say of their place among the changes: they are no step of the person's. */
const ACCOUNTING = [
  'api/config/middlewareRegistered',
  'api/internalSubscriptions/subscriptionsUpdated',
  'api/mutations/removeMutationResult',
  'respuestas/answerNoted',
  'respuestas/caughtUp',
]

export const devTools = {
  name: 'Cochera',
  actionSanitizer: visibleAction,
  stateSanitizer: <S>(state: S) => visible(state) as S,
  actionsDenylist: ACCOUNTING,
  // Polling is no step of the person's either.
  predicate: (_state: unknown, action: Action) => endpointOf(action) !== 'novedades',
  // Each action keeps its state's lists in memory; a hundred actions are about a dozen tasks of the person's.
  maxAge: 100,
  trace: false,
  // No `persist`: it would leave the company's data in the browser's storage. No `import`: it would load the shortened state.
  features: { jump: true, skip: true, pause: true, lock: true, dispatch: true, export: true },
}
