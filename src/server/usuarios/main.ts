/** The command `npm run usuarios`: works on the same database as the server, which may be running. */
import { runCommand, withDatabase } from '../command'
import { commandLog } from '../logger'
import { askPassword } from './ask-password'
import { manageUsuarios } from './commands'

void runCommand((config) =>
  withDatabase(config, (connection) =>
    manageUsuarios(process.argv.slice(2), connection, {
      askPassword,
      print: (line) => console.log(line),
      log: commandLog(config),
    }),
  ),
)
