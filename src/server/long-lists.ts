import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EngineDb } from './db/types'
import type { Dependencies } from './dependencies'
import { sendJsonStream } from './http/streams'
import { uuidOf } from './sesion/usuario'

/** Sends a long list, as JSON that is read in pieces from one snapshot. */
export const sendList = (
  { readSnapshotFor }: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  read: (base: EngineDb) => AsyncIterable<Buffer>,
): Promise<FastifyReply> => sendJsonStream(request, reply, readSnapshotFor(uuidOf(request))(read))
