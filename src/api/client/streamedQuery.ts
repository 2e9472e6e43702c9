import type { BaseQueryApi, FetchBaseQueryError, QueryReturnValue } from '@reduxjs/toolkit/query/react'
import { addressOf, isOwnServer } from './baseUrl'
import { takeEarly } from './earlyCall'
import { request } from './request'
import { startReading, type Reading } from './rowStream'
import { underSession } from './session'

/** A GET whose answer is read from the network piece by piece, for a list that is too long to wait for its end. */
export const streamedQuery = <Row, Data>(
  path: string,
  api: BaseQueryApi,
  read: (list: Reading<Row>, response: Response) => Promise<Data>,
) =>
  underSession(
    api,
    async (token): Promise<QueryReturnValue<Data, FetchBaseQueryError, { response?: Response }>> => {
      const url = addressOf(path)
      try {
        const parse = isOwnServer() ? undefined : (await import('./foreign')).parseAnswer
        const early = takeEarly(url, token)
        const list =
          early?.list ?? startReading(early?.response ?? request(url, { signal: api.signal }, token), parse)
        const response = await list.response
        const meta = { response }
        if (response.ok) return { data: await read(list as Reading<Row>, response), meta }
        const data: unknown = await response.json().catch(() => null)
        return { error: { status: response.status, data }, meta }
      } catch (error) {
        return {
          error: {
            status: error instanceof SyntaxError ? 'CUSTOM_ERROR' : 'FETCH_ERROR',
            error: String(error),
          },
        }
      }
    },
  )
