/** The command `npm run usuarios`: works on the same database as the server, which may be running. */
import { startupErrorLines } from '../http/startup-errors'
import { readConfig } from '../config'
import { openDatabase } from '../db/connection'
import { shareDatabase } from '../db/database-lock'
import { migrate } from '../db/migrator'
import { HttpError } from '../http/errors'
import { keepFilesPrivate } from '../private-files'
import { commandLog } from '../logger'
import { InvalidCommand, runCommand } from './commands'
import { askPassword } from './ask-password'

async function main() {
  const config = readConfig(process.env)
  for (const line of keepFilesPrivate(config)) console.error(line)
  const lock = await shareDatabase(config)
  const connection = await openDatabase(config, { shared: true })
  try {
    await migrate(connection)
    await runCommand(process.argv.slice(2), connection, {
      askPassword,
      print: (line) => console.log(line),
      log: commandLog(config),
    })
  } finally {
    await connection.close()
    await lock.release()
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof InvalidCommand || error instanceof HttpError
  for (const line of expected ? [error.message] : startupErrorLines(error, undefined)) console.error(line)
  process.exitCode = 1
})
