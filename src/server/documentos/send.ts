import { type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from '../../contract/zod'
import { limitReading } from '../http/streams'
import { uuidOf } from '../sesion/usuario'
import { type FairQueue, type QueueLimits } from '../streaming/fair-queue'

/** Schema of an answer that is a PDF. */
export const PDF = {
  description: 'Hecho',
  content: { 'application/pdf': { schema: z.instanceof(Buffer) } },
}

/** A PDF is drawn in this process, which answers others between its pages. */
export const DRAWING_LIMITS: QueueLimits = { atOnce: 2, ofOne: 2, turn: 30_000 }

/** Draws in the person's turn. @throws 503 when it does not come in time. */
export async function inTurn<T>(queue: FairQueue, request: FastifyRequest, draw: () => Promise<T>) {
  const user = uuidOf(request)
  await queue.take(user)
  return draw().finally(() => queue.release(user))
}

/** Answers a PDF with its disposition, 'attachment; filename="Prima_2026-06-30.pdf"'. */
export function sendPdf(request: FastifyRequest, reply: FastifyReply, pdf: Buffer, disposition: string) {
  limitReading(request, reply)
  return reply.type('application/pdf').header('content-disposition', disposition).send(pdf)
}
