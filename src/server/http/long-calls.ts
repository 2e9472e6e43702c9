import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** Lets a connection be silent for ten minutes while a long call is answered. */
export function allowLongCall({ socket }: IncomingMessage) {
  // A test's request has none.
  if (socket instanceof Socket) socket.setTimeout(10 * 60_000)
}
