/** Setup shared by the console's commands and the server. */
import { readConfig, type Config } from './config'
import { openDatabase } from './db/connection'
import { shareDatabase } from './db/database-lock'
import { migrate } from './db/migrator'
import { type Connection } from './db/types'
import { startupErrorLines } from './http/startup-errors'
import { keepFilesPrivate } from './private-files'

/** Runs a command, or the server, with the settings, and tells the operator why it fails. */
export async function runCommand(command: (config: Config) => Promise<void>) {
  try {
    const config = readConfig(process.env)
    for (const line of keepFilesPrivate(config)) console.error(line)
    await command(config)
  } catch (error) {
    for (const line of startupErrorLines(error)) console.error(line)
    process.exit(1)
  }
}

/** Works on the database, brought up to date, beside the server, which may be running. */
export async function withDatabase(config: Config, work: (connection: Connection) => Promise<unknown>) {
  const lock = await shareDatabase(config)
  const connection = await openDatabase(config, { shared: true })
  try {
    await migrate(connection)
    await work(connection)
  } finally {
    await connection.close()
    await lock.release()
  }
}
