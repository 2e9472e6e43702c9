/** One GET that starts before the code that wants its answer has arrived, so that code and data travel together. */
import { storedToken } from '../../session/storedSession'
import { addressOf, isOwnServer } from './baseUrl'
import { request } from './request'
import { startReading, type Reading } from './rowStream'

/** What the home shows first: the whole list of settlements. */
export const HOME_PATH = '/liquidaciones/table'

/** In the module, since it is begun before there is a store. */
let early: { url: string; token: string; list: Reading<unknown> } | null = null

/** Sends the call to our own server, whose rows are read as they are; without a session it sends nothing. */
export function fetchEarly(path: string): Reading<unknown> | null {
  const token = storedToken()
  if (token === null || !isOwnServer()) return null
  const url = addressOf(path)
  early = { url, token, list: startReading(request(url, undefined, token)) }
  return early.list
}

/** The early answer of this address and token, once; else null. */
export function takeEarly(url: string, token: string | null): Reading<unknown> | null {
  const taken = early
  early = null
  return taken?.url === url && taken.token === token ? taken.list : null
}
