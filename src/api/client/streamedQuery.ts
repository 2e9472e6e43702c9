import type { BaseQueryApi, FetchBaseQueryError, QueryReturnValue } from '@reduxjs/toolkit/query/react'
import { addressOf } from './baseUrl'
import { takeEarly } from './earlyCall'
import { request } from './request'
import { underSession } from './session'

type Result<Data> = QueryReturnValue<Data, FetchBaseQueryError, { response?: Response }>

/** A GET whose answer `read` takes from the network piece by piece, for a list that is too long to wait for its end. */
export const streamedQuery = <Data>(
  path: string,
  api: BaseQueryApi,
  read: (response: Response) => Promise<Data>,
) =>
  underSession(api, async (token): Promise<Result<Data>> => {
    const url = addressOf(path)
    try {
      const response = await (takeEarly(url, token) ?? request(url, { signal: api.signal }, token))
      const meta = { response }
      if (response.ok) return { data: await read(response), meta }
      return { error: { status: response.status, data: await errorBody(response) }, meta }
    } catch (error) {
      if (!(error instanceof SyntaxError)) return { error: { status: 'FETCH_ERROR', error: String(error) } }
      return { error: { status: 'CUSTOM_ERROR', error: error.message } }
    }
  })

async function errorBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
