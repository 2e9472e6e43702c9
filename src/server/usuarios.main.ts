/** The command `npm run usuarios`: works on the same database as the server, which may be running. */
import { runCommand, withDatabase } from './command'
import { operatorsWrite } from './db/transaction'
import { commandLog } from './logger'
import { NOUNS } from './nouns'
import { askPassword } from './usuarios/ask-password'
import { manageUsuarios } from './usuarios/commands'

void runCommand((config) =>
  withDatabase(config, (connection) =>
    manageUsuarios(process.argv.slice(2), operatorsWrite(connection, NOUNS), {
      askPassword,
      print: (line) => console.log(line),
      log: commandLog(config),
    }),
  ),
)
