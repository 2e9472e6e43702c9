/** The command `npm run respaldo`: copies the database, with the server running or not. */
import { statSync } from 'node:fs'
import { startupErrorLines } from '../http/startup-errors'
import { readConfig } from '../config'
import { keepFilesPrivate } from '../private-files'
import { backUp } from './respaldos'

async function main() {
  const config = readConfig(process.env)
  for (const line of keepFilesPrivate(config)) console.error(line)
  const file = await backUp(config, new Date())
  console.log(`Respaldo creado: ${file} (${Math.ceil(statSync(file).size / 1024)} kB)`)
}

main().catch((error: unknown) => {
  for (const line of startupErrorLines(error, undefined)) console.error(line)
  process.exitCode = 1
})
