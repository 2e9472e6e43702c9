import { addressOf } from '../../api/client/baseUrl'
import type { AppDispatch } from '../../api/client/rootReducer'
import { request, requestHeaders } from '../../api/client/request'
import { underSession } from '../../api/client/session'
import type { MensajeDelFlujo } from '../../contract/eventos'
import { readMessages } from './messages'

/** Milliseconds between two attempts to connect: twice as long after each that fails. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

const connect = (dispatch: AppDispatch, last: number | null, signal: AbortSignal) =>
  underSession({ dispatch }, async (token) => {
    const headers = {
      ...requestHeaders(token),
      ...(last !== null && { 'last-event-id': String(last) }),
    }
    const response = await request(addressOf('/eventos'), { headers, signal, cache: 'no-store' }, token)
    const meta = { response }
    return { meta, error: response.ok ? undefined : { status: response.status, data: null } }
  })

/** Waits until what is begun ends, or the signal comes. */
const until = (signal: AbortSignal, begin: (end: () => void) => void) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
    begin(resolve)
  })

/**
 * Reads the server's stream of changes (`GET /eventos`) until the signal; a stream that ends is taken up where it ended. One that was
 * closed in favour of the same person's other pages waits for somebody to come back to this one, or they would take turns for ever.
 *
 * @param last the last change that this page has heard of
 * @param pace by which every pause is multiplied
 */
export async function follow(
  dispatch: AppDispatch,
  last: () => number | null,
  onMessage: (message: MensajeDelFlujo) => void,
  signal: AbortSignal,
  pace: number,
) {
  let wait = FIRST_PAUSE
  let closed = false
  while (!signal.aborted) {
    try {
      const { error, meta } = await connect(dispatch, last(), signal)
      if (!error)
        await readMessages(meta.response, (message) => {
          wait = FIRST_PAUSE
          if (message.event === 'cerrado') closed = true
          else onMessage(message)
        })
    } catch {
      // The network is down, or the signal came.
    }
    if (closed) await until(signal, (end) => window.addEventListener('focus', end, { once: true, signal }))
    closed = false
    // At different moments in each page: a server that starts again is not asked by all at once.
    const pause = pace * wait * (0.5 + Math.random() / 2)
    await until(signal, (end) => setTimeout(end, pause))
    wait = Math.min(wait * 2, LONGEST_PAUSE)
  }
}
