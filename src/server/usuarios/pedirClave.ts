import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { OrdenInvalida } from './ordenes'

/** Swallows what the terminal would echo. */
const mudo = new Writable({ write: (_texto, _codificacion, listo) => listo() })

/** Reads one line; '' when the input ends without one. */
const leerLinea = (terminal: boolean) =>
  new Promise<string>((resolve) => {
    const lector = createInterface({ input: process.stdin, output: mudo, terminal })
    let linea = ''
    lector.once('line', (texto) => {
      linea = texto
      lector.close()
    })
    lector.once('SIGINT', () => process.exit(130))
    lector.once('close', () => resolve(linea))
  })

async function preguntar(pregunta: string) {
  process.stderr.write(pregunta)
  const respuesta = await leerLinea(true)
  process.stderr.write('\n')
  return respuesta
}

/** A password typed twice on the terminal without being shown, or the first line of a pipe. */
export async function pedirClave(): Promise<string> {
  if (!process.stdin.isTTY) return leerLinea(false)
  const clave = await preguntar('Clave: ')
  if (clave !== (await preguntar('Repita la clave: '))) throw new OrdenInvalida('Las claves no coinciden.')
  return clave
}
