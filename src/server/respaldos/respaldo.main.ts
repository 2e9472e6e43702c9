/** The command `npm run respaldo`: copies the database, with the server running or not. */
import { statSync } from 'node:fs'
import { motivosDe } from '../arranque'
import { readConfig } from '../config'
import { respaldar } from './respaldos'

async function main() {
  const archivo = await respaldar(readConfig(process.env), new Date())
  console.log(`Respaldo creado: ${archivo} (${Math.ceil(statSync(archivo).size / 1024)} kB)`)
}

main().catch((error: unknown) => {
  for (const linea of motivosDe(error, undefined)) console.error(linea)
  process.exitCode = 1
})
