import http from 'node:http'
import { USER } from './company'

/** An answer as it came over the line. Nothing of it is unpacked while it is measured: that is the reader's work. */
export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  /** Milliseconds until its first byte and until its last. */
  firstByte: number
  ms: number
}

export type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>

interface Request {
  method: string
  headers: Record<string, string>
  payload?: string
}

function request(agent: http.Agent, url: string, { method, headers, payload }: Request): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { agent, method, headers }, (answer) => {
      const pieces: Buffer[] = []
      let firstByte = 0
      answer.on('data', (piece: Buffer) => {
        firstByte ||= performance.now() - start
        pieces.push(piece)
      })
      answer.once('error', reject)
      answer.once('end', () => {
        const ms = performance.now() - start
        const { statusCode = 0 } = answer
        resolve({ status: statusCode, headers: answer.headers, body: Buffer.concat(pieces), firstByte, ms })
      })
    })
    sent.once('error', reject)
    sent.end(payload)
  })
}

const askingOver =
  (agent: http.Agent, url: string, token: string): Ask =>
  (path, headers = {}) =>
    request(agent, `${url}/api${path}`, {
      method: 'GET',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br', ...headers },
    })

/** Asks for paths below /api as a browser does: over connections that last. */
export const askingWith = (url: string, token: string): Ask =>
  askingOver(new http.Agent({ keepAlive: true }), url, token)

/** A user's token, and a way to ask with it. */
export async function signIn(url: string, user = USER) {
  const agent = new http.Agent({ keepAlive: true })
  const payload = JSON.stringify(user)
  const headers = { 'content-type': 'application/json' }
  const login = await request(agent, `${url}/api/auth/login`, { method: 'POST', headers, payload })
  const { token } = JSON.parse(login.body.toString()) as { token: string }
  return { token, ask: askingOver(agent, url, token) }
}
