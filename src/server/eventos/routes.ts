import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CambiosDesdeQuerySchema } from '../../contract/liquidacionesQueries'
import * as z from '../../contract/zod'
import type { Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { sesionOf } from '../sesion/usuario'
import type { ChangeFeed } from './feed'
import type { Intervals } from './intervals'
import { createStreams } from './streams'

/** Sources of the event streams. */
export interface Followed {
  /** Changes, as they are stored. */
  feed: ChangeFeed
  intervals: Intervals
}

const EVENT_STREAM = {
  description: 'Los cambios, a medida que se guardan',
  content: { 'text/event-stream': { schema: z.instanceof(Readable) } },
}

/** The last change of which a client has been told that comes back; undefined for one that begins. */
function lastEventId(header: string | string[] | undefined) {
  if (header === undefined || header === '') return undefined
  const { data, error } = CambiosDesdeQuerySchema.safeParse({ desde: header })
  if (error) throw badRequest(error.issues[0]?.message ?? '')
  return data.desde
}

/** Streams changes as they are stored; beyond section 7, on our own server alone. */
export const eventosRoutes =
  ({ db, feed, intervals, clock }: Dependencies & Followed): FastifyPluginAsyncZod =>
  async (app) => {
    const onFailure = (error: unknown) => app.log.warn({ err: error }, 'sign-ins of streams not looked up')
    const streams = createStreams({ db, feed, intervals, clock, onFailure })
    app.addHook('preClose', async () => streams.close())

    app.get(
      '/eventos',
      { schema: { response: { 200: EVENT_STREAM } }, config: { isOpenEnded: true, isAutomatic: true } },
      async (request, reply) => {
        void reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
        if (request.method === 'HEAD') return reply.send(Readable.from([]))
        const stream = await streams.open(sesionOf(request), lastEventId(request.headers['last-event-id']))
        // A connection of its own, so that none is left idle when the server closes.
        return reply.header('connection', 'close').send(stream)
      },
    )
  }
