import type { FastifyBaseLogger } from 'fastify'

/**
 * Ends the process at an error that nobody caught, as Node would, but in the log's words: Node prints whatever PostgreSQL says,
 * the values of a row included.
 */
export function endOnUncaught(log: Pick<FastifyBaseLogger, 'fatal'>): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error instanceof Error ? error : new Error('not an error') }, event)
      process.exit(1)
    })
}
