import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import path from 'node:path'

const RAIZ = path.resolve(__dirname, '../..')
const ESBUILD = path.join(RAIZ, 'node_modules/.bin/esbuild')
// Where it finds the packages that it leaves outside.
const EMPAQUETADOS = path.join(RAIZ, 'node_modules/.cache/cochera-server')

// A font is no code that a package could be asked for: it is copied beside the file.
const FUENTES = [
  '--loader:.ttf=file',
  '--alias:@expo-google-fonts/source-sans-3=./node_modules/@expo-google-fonts/source-sans-3',
]

const empaquetados = new Map<string, string>()

/** The entry as one file, made once: a start that compiles every file on its way would take seconds. */
function empaquetar(entrada: string): string {
  const hecho = empaquetados.get(entrada)
  if (hecho) return hecho
  const nombre = `${entrada.replaceAll(/\W+/g, '-')}-${process.env.JEST_WORKER_ID ?? 'proof'}.cjs`
  const archivo = path.join(EMPAQUETADOS, nombre)
  const provisional = `${archivo}.${process.pid}.cjs`
  const opciones = ['--bundle', '--platform=node', '--packages=external', '--log-level=error', ...FUENTES]
  execFileSync(ESBUILD, [entrada, ...opciones, `--outfile=${provisional}`], { cwd: RAIZ })
  renameSync(provisional, archivo)
  empaquetados.set(entrada, archivo)
  return archivo
}

const procesos = new Set<ChildProcess>()

/** Kills every process that was started here: a test that fails must not leave its server running. */
export function matarTodos(): void {
  for (const hijo of procesos) hijo.kill('SIGKILL')
  procesos.clear()
}

export interface Proceso {
  hijo: ChildProcess
  /** Everything printed so far. */
  salida: () => string
  /** Code of exit; null when a signal ended it. */
  fin: Promise<number | null>
}

/** Runs an entry of the server as its operator does, from its source or as it is built, with these settings and no others. */
export function lanzar(
  env: Record<string, string | undefined>,
  { entrada = 'src/server/main.ts', argumentos = [] as string[] } = {},
): Proceso {
  const archivo = entrada.endsWith('.js') ? entrada : empaquetar(entrada)
  const hijo = spawn(process.execPath, [archivo, ...argumentos], {
    cwd: RAIZ,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  procesos.add(hijo)
  let texto = ''
  for (const canal of [hijo.stdout, hijo.stderr]) {
    canal.setEncoding('utf8').on('data', (parte: string) => (texto += parte))
  }
  const fin = once(hijo, 'close').then(([codigo]) => {
    procesos.delete(hijo)
    return codigo as number | null
  })
  return { hijo, salida: () => texto, fin }
}

/** The address that it announces; rejects with what it printed when it ends instead. */
export const direccionDe = ({ hijo, salida, fin }: Proceso) =>
  new Promise<string>((resolve, reject) => {
    hijo.stdout?.on('data', () => {
      const url = /^Cochera escucha en (http:\/\/127\.0\.0\.1:\d+)$/m.exec(salida())?.[1]
      if (url) resolve(url)
    })
    void fin.then((codigo) => reject(new Error(`ended with ${codigo}: ${salida()}`)))
  })

interface Llamada {
  method?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

/** One call over the network: unless told, a POST where there is a body (a text goes as it is), else a GET. */
export async function pedir(url: string, { method, body, token, headers }: Llamada = {}) {
  const respuesta = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  })
  return { estado: respuesta.status, cabeceras: respuesta.headers, cuerpo: await respuesta.text() }
}

/** A token from a real sign-in as the demonstration's `admin`. */
export async function ingresar(url: string, password: string): Promise<string> {
  const { estado, cuerpo } = await pedir(`${url}/api/auth/login`, { body: { username: 'admin', password } })
  if (estado !== 200) throw new Error(`Not signed in: ${cuerpo}`)
  return (JSON.parse(cuerpo) as { token: string }).token
}
