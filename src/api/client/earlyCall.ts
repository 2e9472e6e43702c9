/** One GET that starts before the code that wants its answer has arrived, so that code and data travel together. */
import { storedToken } from '../../session/storedSession'
import { addressOf, isOwnServer } from './baseUrl'
import { request } from './request'
import { startReading, type Reading } from './rowStream'

/** Path of the home's list, that of all settlements. */
export const HOME_PATH = '/liquidaciones/table'

interface Early {
  url: string
  token: string
  response: Promise<Response>
  /** Rows of our own server alone, since the reader of other hosts' rows comes with the code. */
  list: Reading<unknown> | null
}

/** Module state, since the call begins before there is a store. */
let early: Early | null = null

/** Sends the call; without a session it sends nothing. @returns the rows of our own server as they come. */
export function fetchEarly(path: string) {
  const token = storedToken()
  if (token === null) return null
  const url = addressOf(path)
  const response = request(url, undefined, token)
  // Prevents an unhandled rejection; the taker of the call hears of the failure.
  response.catch(() => undefined)
  early = { url, token, response, list: isOwnServer() ? startReading(response) : null }
  return early.list
}

/** The early call of this address and token, once; else null. */
export function takeEarly(url: string, token: string | null) {
  const taken = early
  early = null
  return taken?.url === url && taken.token === token ? taken : null
}
