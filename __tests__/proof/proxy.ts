/** A proxy before several servers, as `compose.yaml` has one: each call goes to the next of them, and where that one is gone to another. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** May be sent to another server though the first one may have done it. */
const REPEATABLE = ['GET', 'HEAD']

export interface Proxy {
  url: string
  /** Calls that came, that another server was asked for in the place of one that was gone, and that were answered by a 502. */
  counts: { calls: number; passedOn: number; lost: number }
  close(): void
}

interface Call {
  received: IncomingMessage
  body: Buffer
  answer: ServerResponse
}

/** Listens on a free port of this machine. */
export async function startProxy(servers: readonly string[]): Promise<Proxy> {
  const counts = { calls: 0, passedOn: 0, lost: 0 }

  function send({ received, body, answer }: Call, turn: number, left: number) {
    const { method = 'GET', url = '/', headers } = received
    // A connection for each call: none is reused that a server is about to close.
    const sent = request(`${servers[turn % servers.length]}${url}`, { method, headers, agent: false })
    sent.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
      answer.flushHeaders()
      // A server that ends in the middle of its answer ends the caller's too.
      pipeline(response, answer, () => undefined)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (answer.headersSent || answer.destroyed) return
      const undelivered = error.code === 'ECONNREFUSED'
      if (left > 1 && (undelivered || REPEATABLE.includes(method))) {
        counts.passedOn += 1
        send({ received, body, answer }, turn + 1, left - 1)
      } else {
        counts.lost += 1
        answer.writeHead(502).end()
      }
    })
    answer.once('close', () => sent.destroy())
    sent.end(body)
  }

  const server = createServer((received, answer) => {
    counts.calls += 1
    const turn = counts.calls
    buffer(received).then(
      (body) => send({ received, body, answer }, turn, servers.length),
      () => answer.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
