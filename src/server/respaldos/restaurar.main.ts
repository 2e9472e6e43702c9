/** The command `npm run restaurar -- [respaldo] [--si]`: puts a backup in the place of the database, after asking. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { runCommand } from '../command'
import { commandLog } from '../logger'
import { logCommand } from '../http/security-log'
import { recordRestore } from './record'
import { chooseRespaldo, restore } from './respaldos'

async function confirms(question: string) {
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  // An input that ends without an answer is a no.
  const answer = await Promise.race([
    reader.question(question),
    new Promise<string>((resolve) => reader.once('close', () => resolve(''))),
  ])
  reader.close()
  return /^s[ií]$/i.test(answer.trim())
}

void runCommand(async (config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { si: { type: 'boolean', default: false } },
  })
  const respaldo = chooseRespaldo(config, positionals[0])
  const question = `¿Reemplazar la base de datos actual por ${respaldo}? Escriba sí para continuar: `
  if (!values.si && !(await confirms(question))) {
    console.log('No se cambió nada.')
    return
  }
  const previous = await restore(config, respaldo, new Date())
  const papers = await recordRestore(config, respaldo, new Date())
  const kept = previous ? ` La anterior quedó en ${previous}.` : ''
  console.log(`Base de datos restaurada de ${respaldo}.${kept}\n${papers}`)
  logCommand(commandLog(config), 'sys_restore')
})
