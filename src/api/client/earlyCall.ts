/** One GET that starts before the code that wants its answer has arrived, so that code and data travel together. */
import { storedToken } from '../../session/storedSession'
import { addressOf } from './baseUrl'
import { request } from './request'

/** What the home shows first: the whole list of settlements. */
export const HOME_PATH = '/liquidaciones/table'

interface EarlyCall {
  url: string
  token: string
  response: Promise<Response>
}

let early: EarlyCall | null = null

/**
 * Sends the call; without a session it sends nothing.
 * @param onAnswer receives the answer before its taker does.
 */
export function fetchEarly(path: string, onAnswer?: (response: Response) => void): void {
  const token = storedToken()
  if (token === null) return
  const url = addressOf(path)
  const response = request(url, undefined, token)
  // The caller of takeEarly handles a failure; without one it is ignored.
  response.then(onAnswer).catch(() => undefined)
  early = { url, token, response }
}

/** The early answer of this address and token, once; else null. */
export function takeEarly(url: string, token: string | null): Promise<Response> | null {
  const taken = early
  early = null
  return taken?.url === url && taken.token === token ? taken.response : null
}
