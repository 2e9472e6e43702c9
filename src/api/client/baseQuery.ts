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

const fetchQuery = fetchBaseQuery({
  credentials: CREDENTIALS,
  prepareHeaders: (headers, { type }) => {
    for (const [name, value] of Object.entries(requestHeaders()))
      if (!headers.has(name)) headers.set(name, value)
    // A write is an action of its own, by whose mark it can be undone, unless it is part of one.
    if (type === 'mutation' && isOwnServer() && !headers.has(CABECERA_GRUPO))
      headers.set(CABECERA_GRUPO, newIdempotencyKey())
  },
})

/** Every call of the api, except the long list that {@link streamedQuery} reads. */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = (args, api, extra) =>
  underSession(api, async () => {
    const result = await fetchQuery({ ...args, url: addressOf(args.url) }, api, extra)
    const { error, meta } = result
    // A refusal counts by its status, even if its body is no JSON: a proxy's, or another host's.
    if (error?.status !== 'PARSING_ERROR' || meta?.response?.ok !== false) return result
    return { error: { status: error.originalStatus, data: error.data }, meta }
  })
