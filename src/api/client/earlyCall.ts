/** One GET that starts before the code that wants its answer has arrived, so that code and data travel together. */
import { storedToken } from '../../session/storedSession'
import { addressOf, isOwnServer } from './baseUrl'
import { request } from './request'
import { startReading, type Reading } from './rowStream'

/** What the home shows first: the whole list of settlements. */
export const HOME_PATH = '/liquidaciones/table'

interface Early {
  url: string
  token: string
  response: Promise<Response>
  /** Of our own server alone: the reader of other hosts' rows comes with the code. */
  list: Reading<unknown> | null
}

/** In the module, since it is begun before there is a store. */
let early: Early | null = null

/** Sends the call; without a session it sends nothing. @returns the rows of our own server as they come. */
export function fetchEarly(path: string): Reading<unknown> | null {
  const token = storedToken()
  if (token === null) return null
  const url = addressOf(path)
  const response = request(url, undefined, token)
  // Whoever takes it hears of its failure.
  response.catch(() => undefined)
  early = { url, token, response, list: isOwnServer() ? startReading(response) : null }
  return early.list
}

/** The early call of this address and token, once; else null. */
export function takeEarly(url: string, token: string | null): Early | null {
  const taken = early
  early = null
  return taken?.url === url && taken.token === token ? taken : null
}
