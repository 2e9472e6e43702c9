import { setTimeout } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection } from 'kysely'
import { errorCode } from '../error-code'

/** Milliseconds that another process may keep the file locked, and between two tries. */
const PATIENCE = 5000
const RETRY_AFTER = 10

/**
 * A connection that waits while another process (a command, a console) writes the file. SQLite's own waiting would block the server's
 * only thread.
 */
export class PatientConnection implements DatabaseConnection {
  constructor(private readonly connection: DatabaseConnection) {}

  async executeQuery<R>(query: CompiledQuery) {
    const deadline = performance.now() + PATIENCE
    for (;;) {
      try {
        return await this.connection.executeQuery<R>(query)
      } catch (error) {
        if (errorCode(error) !== 'SQLITE_BUSY' || performance.now() > deadline) throw error
        await setTimeout(RETRY_AFTER)
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number) {
    return this.connection.streamQuery<R>(query, chunkSize)
  }
}
