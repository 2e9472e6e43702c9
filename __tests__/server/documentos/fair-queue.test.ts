import Fastify, { type FastifyInstance } from 'fastify'
import { documentosRoutes } from '../../../src/server/documentos/routes'
import { handleError } from '../../../src/server/http/error-handler'
import { validatorCompiler } from '../../../src/server/http/validation'
import type { SesionUsuario } from '../../../src/server/sesion/usuario'
import type { TokenPayload } from '../../../src/server/sesion/token'
import { createSnapshotReader } from '../../../src/server/streaming/snapshots'
import { FairQueue } from '../../../src/server/streaming/fair-queue'
import { NOUNS } from '../../../src/server/nouns'
import { applicationFor } from '../testServer'
import { aConductorWith } from './archive'

const NEVER = 600_000

/** Tells when somebody has come for a turn. */
class WatchedQueue extends FairQueue {
  #come: () => void = () => undefined
  readonly asked = new Promise<void>((resolve) => (this.#come = resolve))
  override take(user: string) {
    const turn = super.take(user)
    if (user === 'consulta') this.#come()
    return turn
  }
}

describe('a third PDF at once', () => {
  const company = applicationFor('sqlite', { now: '2090-06-10T17:00:00Z' })
  let app: FastifyInstance
  beforeAll(async () => {
    await aConductorWith(company.db, { documento: '1001', nombre: 'Ana Álvarez' }, { '2090-06-09': 100_000 })
  })
  afterEach(() => app.close())

  /** Asks for a PDF while two others are being made. */
  async function askForThird() {
    const queue = new WatchedQueue({ atOnce: 2, ofOne: 2, turn: NEVER })
    for (const user of ['admin', 'editor']) await queue.take(user)
    const { connection, db, engine, config } = company
    const dependencies = {
      db,
      engine,
      config,
      nouns: NOUNS,
      openSnapshot: connection.openSnapshot,
      readSnapshotFor: createSnapshotReader(connection),
      pdfQueue: queue,
      today: () => '2090-06-10',
      clock: () => new Date('2090-06-10T17:00:00Z'),
    }
    app = Fastify().setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(() => (data) => JSON.stringify(data))
    app.setErrorHandler(handleError)
    app.addHook('onRequest', async (request) => {
      request.usuario = { uuid: 'consulta' } as SesionUsuario
      request.sesion = {} as TokenPayload
    })
    await app.register(documentosRoutes(dependencies))
    const answer = app.inject({ url: '/documentos/vacaciones?documento=1001' }).then((it) => it)
    await queue.asked
    return { queue, answer }
  }

  it('is made when one of those before is done', async () => {
    const { queue, answer } = await askForThird()
    queue.release('editor')
    const { statusCode, headers } = await answer
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    // Its place is free again.
    await queue.take('editor')
  })
})
