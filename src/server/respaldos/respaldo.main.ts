/** The command `npm run respaldo`: copies the database, with the server running or not. */
import { statSync } from 'node:fs'
import { runCommand } from '../command'
import { backUp } from './respaldos'

void runCommand(async (config) => {
  const file = await backUp(config, new Date())
  console.log(`Respaldo creado: ${file} (${Math.ceil(statSync(file).size / 1024)} kB)`)
})
