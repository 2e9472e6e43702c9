import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'
import { CABECERA_GRUPO } from '../../contract/cabeceras'
import { addressOf, isOwnServer } from './baseUrl'
import { newIdempotencyKey } from './idempotency'
import { CREDENTIALS, requestHeaders } from './request'
import { underSession } from './session'

/** A call; what our own server alone is told goes to no other, whose CORS may refuse the header. */
export interface Call extends FetchArgs {
  headers?: Record<string, string>
  /** The action that a write is part of: its calls are undone as one. */
  grupo?: string
  /** Key of a creating call, kept while its form is sent again. */
  idempotencyKey?: string
}

const fetchQuery = fetchBaseQuery({
  credentials: CREDENTIALS,
  // An endpoint's argument holds `null` for an empty filter (section 5), and the URL leaves it out.
  paramsSerializer: (params: Record<string, string>) =>
    new URLSearchParams(Object.entries(params).filter(([, value]) => (value ?? '') !== '')).toString(),
})

/** Every call of the api, except the long list that {@link streamedQuery} reads. */
export const baseQuery: BaseQueryFn<string | Call, unknown, FetchBaseQueryError> = (call, api, extra) =>
  underSession(api, async (token) => {
    const { url, headers, grupo, idempotencyKey, ...args }: Call =
      typeof call === 'string' ? { url: call } : call
    // A write is an action of its own, by whose mark it can be undone, unless it is part of one; sent again under its key, the same one.
    const mark = grupo ?? idempotencyKey ?? (api.type === 'mutation' ? newIdempotencyKey() : undefined)
    const own = isOwnServer() ? { [CABECERA_GRUPO]: mark, 'Idempotency-Key': idempotencyKey } : {}
    const request = {
      // Its reader comes with the first answer of another host.
      ...(!isOwnServer() && {
        responseHandler: async (response: Response) =>
          (await import('./foreign')).bodyReader(args.method !== undefined)(response),
      }),
      ...args,
      url: addressOf(url),
      headers: { ...requestHeaders(token), ...own, ...headers },
    }
    const result = await fetchQuery(request, api, extra)
    const { error, meta } = result
    // A refusal counts by its status, even if its body is no JSON: a proxy's, or another host's.
    if (error?.status !== 'PARSING_ERROR' || meta?.response?.ok !== false) return result
    return { error: { status: error.originalStatus, data: error.data }, meta }
  })
