/** The command `npm run restaurar -- [respaldo] [--si]`: puts a backup in the place of the database, after asking. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { startupErrorLines } from '../startup'
import { readConfig } from '../config'
import { keepFilesPrivate } from '../private-files'
import { commandLog } from '../logger'
import { logCommand } from '../http/security-log'
import { elegirRespaldo, restaurar } from './respaldos'

async function confirma(pregunta: string): Promise<boolean> {
  const lector = createInterface({ input: process.stdin, output: process.stderr })
  // An input that ends without an answer is a no.
  const respuesta = await Promise.race([
    lector.question(pregunta),
    new Promise<string>((resolve) => lector.once('close', () => resolve(''))),
  ])
  lector.close()
  return /^s[ií]$/i.test(respuesta.trim())
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { si: { type: 'boolean', default: false } },
  })
  const config = readConfig(process.env)
  for (const linea of keepFilesPrivate(config)) console.error(linea)
  const respaldo = elegirRespaldo(config, positionals[0])
  const pregunta = `¿Reemplazar la base de datos actual por ${respaldo}? Escriba sí para continuar: `
  if (!values.si && !(await confirma(pregunta))) {
    console.log('No se cambió nada.')
    return
  }
  const anterior = await restaurar(config, respaldo, new Date())
  console.log(
    [
      `Base de datos restaurada de ${respaldo}.`,
      ...(anterior ? [`La anterior quedó en ${anterior}.`] : []),
    ].join(' '),
  )
  logCommand(commandLog(config), 'sys_restore')
}

main().catch((error: unknown) => {
  for (const linea of startupErrorLines(error, undefined)) console.error(linea)
  process.exitCode = 1
})
