/** Issues, replaces and annuls a driver's paper, in a process that kills itself after so many writes. */
import { buildApp } from '../../src/server/app'
import { readConfig } from '../../src/server/config'
import { openDatabase } from '../../src/server/db/connection'
import { PASSWORD } from '../server/realApp'
import { clerkOf, NOW } from '../server/emitidos/issuer'

const WRITE = /^\s*(insert|update|delete|commit|select pg_advisory)/i

async function main() {
  const { DATA_DIR, DATABASE_URL, WRITES, SEEN = '', KEY = '' } = process.env
  let left = Infinity
  const onQuery = ({ sql }: { sql: string }) => {
    if (!WRITE.test(sql)) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
  const config = readConfig({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' })
  const connection = await openDatabase(config, { onQuery })
  const app = await buildApp({ connection, config, clock: () => new Date(NOW) })
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    path: string,
    payload?: object,
    headers = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      payload,
      headers: { ...headers, ...session },
    })
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
  const session: Record<string, string> = {}
  const { body: signedIn } = await call('POST', '/auth/login', { username: 'admin', password: PASSWORD })
  session.authorization = `Bearer ${(signedIn as { token: string }).token}`

  left = Number(WRITES)
  const clerk = clerkOf(call)
  const seen = JSON.parse(SEEN) as object
  const [first] = (await clerk.send(seen, { 'idempotency-key': KEY })).body
  const { papeles: _papeles, ...body } = seen as { papeles: unknown }
  const [second] = (await clerk.issue({ ...body, reemplaza: first?.uuid })).body
  await call('PUT', `/emitidos/anular?uuid=${second?.uuid}`, { version: 1 })
  process.exit(0)
}

void main()
