/** The command `npm run usuarios`: works on the same database as the server, which may be running. */
import { startupErrorLines } from '../startup'
import { readConfig } from '../config'
import { openDatabase } from '../db/connection'
import { shareDatabase } from '../db/database-lock'
import { migrate } from '../db/migrator'
import { HttpError } from '../http/errors'
import { keepFilesPrivate } from '../private-files'
import { commandLog } from '../logger'
import { OrdenInvalida, ejecutar } from './ordenes'
import { pedirClave } from './pedirClave'

async function main() {
  const config = readConfig(process.env)
  for (const linea of keepFilesPrivate(config)) console.error(linea)
  const lock = await shareDatabase(config)
  const conexion = await openDatabase(config, { shared: true })
  try {
    await migrate(conexion)
    await ejecutar(process.argv.slice(2), conexion.db, {
      pedirClave,
      decir: (linea) => console.log(linea),
      log: commandLog(config),
    })
  } finally {
    await conexion.close()
    await lock.release()
  }
}

main().catch((error: unknown) => {
  const sencillo = error instanceof OrdenInvalida || error instanceof HttpError
  for (const linea of sencillo ? [error.message] : startupErrorLines(error, undefined)) console.error(linea)
  process.exitCode = 1
})
