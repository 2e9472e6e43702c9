import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartupError } from '../startup-error'

/** Swallows what the terminal would echo. */
const muted = new Writable({ write: (_texto, _codificacion, listo) => listo() })

/** Reads one line; '' when the input ends without one. */
const readLine = (terminal: boolean) =>
  new Promise<string>((resolve) => {
    const reader = createInterface({ input: process.stdin, output: muted, terminal })
    let line = ''
    reader.once('line', (text) => {
      line = text
      reader.close()
    })
    reader.once('SIGINT', () => process.exit(130))
    reader.once('close', () => resolve(line))
  })

async function ask(question: string) {
  process.stderr.write(question)
  const answer = await readLine(true)
  process.stderr.write('\n')
  return answer
}

/** A password typed twice on the terminal without being shown, or the first line of a pipe. */
export async function askPassword() {
  if (!process.stdin.isTTY) return readLine(false)
  const password = await ask('Clave: ')
  if (password !== (await ask('Repita la clave: '))) throw new StartupError('Las claves no coinciden.')
  return password
}
