import type { FastifyInstance } from 'fastify'
import { CABECERA_SECUENCIA, CABECERA_SOLICITUD } from '../../contract/cabeceras'
import { isReading } from '../http/methods'

/**
 * Says with every answer to a person how far the record of changes had come before anything was read for it, and with the answer to a
 * write the number that its changes bear.
 */
export function nameChanges(api: FastifyInstance) {
  api.addHook('onRequest', async (request, reply) => {
    if (!request.usuario) return
    void reply.header(CABECERA_SECUENCIA, request.usuario.secuencia)
    if (!isReading(request.method)) void reply.header(CABECERA_SOLICITUD, request.id)
  })
}
