/** The command `npm run restaurar -- [respaldo] [--si]`: puts a backup in the place of the database, after asking. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { startupErrorLines } from '../http/startup-errors'
import { readConfig } from '../config'
import { keepFilesPrivate } from '../private-files'
import { commandLog } from '../logger'
import { logCommand } from '../http/security-log'
import { recordRestore } from './record'
import { chooseRespaldo, restore } from './respaldos'

async function confirms(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  // An input that ends without an answer is a no.
  const answer = await Promise.race([
    reader.question(question),
    new Promise<string>((resolve) => reader.once('close', () => resolve(''))),
  ])
  reader.close()
  return /^s[ií]$/i.test(answer.trim())
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { si: { type: 'boolean', default: false } },
  })
  const config = readConfig(process.env)
  for (const line of keepFilesPrivate(config)) console.error(line)
  const respaldo = chooseRespaldo(config, positionals[0])
  const question = `¿Reemplazar la base de datos actual por ${respaldo}? Escriba sí para continuar: `
  if (!values.si && !(await confirms(question))) {
    console.log('No se cambió nada.')
    return
  }
  const previous = await restore(config, respaldo, new Date())
  await recordRestore(config, respaldo, new Date())
  console.log(
    [
      `Base de datos restaurada de ${respaldo}.`,
      ...(previous ? [`La anterior quedó en ${previous}.`] : []),
    ].join(' '),
  )
  logCommand(commandLog(config), 'sys_restore')
}

main().catch((error: unknown) => {
  for (const line of startupErrorLines(error, undefined)) console.error(line)
  process.exitCode = 1
})
