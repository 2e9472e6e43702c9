import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CABECERA_SECUENCIA, CABECERA_SOLICITUD } from '../../contract/cabeceras'
import { type ChangeFeed } from './feed'

export const isReading = ({ method }: Pick<FastifyRequest, 'method'>): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * Says with every answer to a person how far the record of changes had come before anything was read for it, and with the answer to a
 * write the number that its changes bear.
 */
export function nameChanges(api: FastifyInstance, feed: ChangeFeed): void {
  api.addHook('onRequest', async (request, reply) => {
    if (request.usuario) void reply.header(CABECERA_SECUENCIA, feed.secuencia)
    if (!isReading(request)) void reply.header(CABECERA_SOLICITUD, request.id)
  })
}
