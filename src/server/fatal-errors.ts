import type { FastifyBaseLogger } from 'fastify'

/** Logs an uncaught error and ends the process. Node itself would print all that PostgreSQL says, with the row's values. */
export function endOnUncaught(log: Pick<FastifyBaseLogger, 'fatal'>) {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error instanceof Error ? error : new Error('not an error') }, event)
      process.exit(1)
    })
}
