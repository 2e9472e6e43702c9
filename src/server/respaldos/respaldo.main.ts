/** The command `npm run respaldo`: copies the database, with the server running or not. */
import { statSync } from 'node:fs'
import { startupErrorLines } from '../startup'
import { readConfig } from '../config'
import { keepFilesPrivate } from '../private-files'
import { respaldar } from './respaldos'

async function main() {
  const config = readConfig(process.env)
  for (const linea of keepFilesPrivate(config)) console.error(linea)
  const archivo = await respaldar(config, new Date())
  console.log(`Respaldo creado: ${archivo} (${Math.ceil(statSync(archivo).size / 1024)} kB)`)
}

main().catch((error: unknown) => {
  for (const linea of startupErrorLines(error, undefined)) console.error(linea)
  process.exitCode = 1
})
