import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { announceDemo, prepareUsuarios } from './startup'
import { runCommand } from './command'
import { openDatabase } from './db/connection'
import { type Connection } from './db/types'
import { shareDatabase } from './db/database-lock'
import { migrate } from './db/migrator'
import { endOnUncaught } from './fatal-errors'
import { createFirstAdminCode } from './sesion/first-admin-code'

// Beside the server's own folder in dist.
const PUBLIC_DIR = path.resolve(__dirname, '../public')
const CLOSE_DEADLINE = 8000

const print = (lines: readonly string[]) => {
  for (const line of lines) console.log(line)
}

/**
 * Answers pending requests and lets running transactions end, then ends the process. What outlasts the deadline is cut off: the database
 * rolls back a transaction whose process is gone.
 */
async function close(app: FastifyInstance, connection: Connection) {
  setTimeout(() => {
    app.log.warn('what was still running is cut off')
    process.exit(0)
  }, CLOSE_DEADLINE)
  await app.close()
  await connection.close()
  process.exit(0)
}

function closeOnSignal(app: FastifyInstance, connection: Connection) {
  let closing = false
  const onSignal = () => {
    if (closing) return
    closing = true
    close(app, connection).catch((error: unknown) => {
      app.log.error({ err: error }, 'close failed')
      process.exit(1)
    })
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

void runCommand(async (config) => {
  const connection = await openDatabase(config, {
    onConnectionLost: ({ message }) => console.error(`Se perdió una conexión a la base de datos: ${message}`),
  })
  try {
    // Held until the process ends.
    await shareDatabase(config)
    await migrate(connection)
    const firstAdminCode = createFirstAdminCode()
    const messages = await prepareUsuarios(connection, config, firstAdminCode)
    const app = await buildApp({ connection, config, publicDir: PUBLIC_DIR, firstAdminCode })
    endOnUncaught(app.log)
    closeOnSignal(app, connection)
    const address = await app.listen({ port: config.port, host: config.host.replace(/^\[|\]$/g, '') })
    print([`Cochera escucha en ${address}`, ...messages])
    print(await announceDemo(connection, config))
  } catch (error) {
    await connection.close()
    throw error
  }
})
