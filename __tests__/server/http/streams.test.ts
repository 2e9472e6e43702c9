/** Readers of a byte a minute are cut off, though the whole answer waits in memory. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify'
import { sendJsonStream } from '../../../src/server/http/streams'
import { createList } from '../../../src/server/liquidaciones/list'
import type { Dependencies } from '../../../src/server/dependencies'
import type { SnapshotReader } from '../../../src/server/streaming/snapshots'
import { openDatabase } from '../../../src/server/db/connection'
import { migrate } from '../../../src/server/db/migrator'
import { freshDatabase } from '../../setup/databases'

/** Compressed, longer than what the two ends of a connection hold, and shorter than what is kept for a slow client. */
const BYTES = 14 * 1024 * 1024
const A_MINUTE = 60_000

let app: FastifyInstance
const logged: string[] = []
let allRead: Promise<void>
let onAllRead: () => void

/** A long list that does not get much shorter by compression. */
async function* longList() {
  for (let left = BYTES; left > 0; left -= 65_536) yield Buffer.from(randomBytes(49_152).toString('base64'))
  onAllRead()
}

async function listen(handler: RouteHandlerMethod) {
  const stream = { write: (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg) }
  app = Fastify({ logger: { level: 'warn', stream } }).get('/', handler)
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

beforeEach(() => {
  logged.length = 0
  allRead = new Promise((resolve) => (onAllRead = resolve))
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] })
})
afterEach(async () => {
  jest.useRealTimers()
  await app.close()
})

async function readAByteAMinute(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n')
  await once(socket, 'readable')
  await allRead
  socket.read(1)
  jest.advanceTimersByTime(A_MINUTE)
  expect(logged).toEqual([])
  socket.read(1)
  jest.advanceTimersByTime(A_MINUTE)
  expect(logged).toEqual(['answer cut off: it was read too slowly'])
  // Bytes under way still come; the end of the answer does not.
  const closed = once(socket, 'close')
  let bytes = 0
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => (bytes += chunk.length))
  await closed
  return bytes
}

test('a list', async () => {
  const port = await listen((request, reply) => sendJsonStream(request, reply, longList()))
  expect(await readAByteAMinute(port)).toBeLessThan(BYTES / 2)
})

test('the copy of the list that all share', async () => {
  const base = await freshDatabase('sqlite')
  const connection = await openDatabase(base)
  await migrate(connection)
  const reader: SnapshotReader = () => longList() as AsyncGenerator<never>
  const deps: Pick<Dependencies, 'db' | 'readSnapshotFor'> = {
    db: connection.db,
    readSnapshotFor: () => reader,
  }
  const port = await listen(createList(deps))
  expect(await readAByteAMinute(port)).toBeLessThan(BYTES / 2)
  await connection.close()
  await base.destroy()
})
