import { setTimeout } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection } from 'kysely'
import { codigoDe } from '../errores'

/** Milliseconds: for how long another process may write the file, and how often it is asked about. */
const PATIENCE = 5000
const RETRY_AFTER = 10

/**
 * A connection that waits while another process (a command, a console) writes the file. SQLite would wait by itself, but on the
 * server's only thread, where nobody is answered meanwhile.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<R>(query: CompiledQuery) {
    const deadline = performance.now() + PATIENCE
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query)
      } catch (error) {
        if (codigoDe(error) !== 'SQLITE_BUSY' || performance.now() > deadline) throw error
        await setTimeout(RETRY_AFTER)
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number) {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}
