import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { anunciarDemo, motivosDe, prepararUsuarios } from './arranque'
import { readConfig, type Config } from './config'
import { openDatabase, type Conexion } from './db/connection'
import { shareDatabase } from './db/database-lock'
import { migrate } from './db/migrator'
import { endOnUncaught } from './fatalErrors'
import { keepFilesPrivate } from './private-files'

// Beside the server's own folder in dist.
const PUBLIC_DIR = path.resolve(__dirname, '../public')
const PLAZO_DE_CIERRE = 8000

const decir = (lineas: readonly string[]) => {
  for (const linea of lineas) console.log(linea)
}

/** Answers what has been asked, then ends. Whoever has not finished by the deadline is cut off. */
async function cerrar(app: FastifyInstance, conexion: Conexion) {
  const corte = setTimeout(() => app.server.closeAllConnections(), PLAZO_DE_CIERRE)
  await app.close()
  clearTimeout(corte)
  await conexion.close()
  process.exit(0)
}

function alTerminar(app: FastifyInstance, conexion: Conexion) {
  let cerrando = false
  const terminar = () => {
    if (cerrando) return
    cerrando = true
    cerrar(app, conexion).catch((error: unknown) => {
      app.log.error({ err: error }, 'close failed')
      process.exit(1)
    })
  }
  process.on('SIGTERM', terminar)
  process.on('SIGINT', terminar)
}

/** `http://127.0.0.1:3000`: the port is the one that the system gave when 0 was asked for. */
function direccion(app: FastifyInstance, { host }: Config) {
  const escucha = app.server.address()
  const puerto = typeof escucha === 'object' && escucha ? escucha.port : ''
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${puerto}`
}

async function iniciar(config: Config) {
  const conexion = await openDatabase(config, {
    alPerderConexion: ({ message }) => console.error(`Se perdió una conexión a la base de datos: ${message}`),
  })
  try {
    // Held until the process ends.
    await shareDatabase(config)
    await migrate(conexion)
    const avisos = await prepararUsuarios(conexion, config)
    const app = await buildApp({ conexion, config, publicDir: PUBLIC_DIR })
    endOnUncaught(app.log)
    alTerminar(app, conexion)
    await app.listen({ port: config.port, host: config.host.replace(/^\[|\]$/g, '') })
    decir([`Cochera escucha en ${direccion(app, config)}`, ...avisos])
    decir(await anunciarDemo(conexion, config))
  } catch (error) {
    await conexion.close()
    throw error
  }
}

async function main() {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    for (const linea of keepFilesPrivate(config)) console.error(linea)
    await iniciar(config)
  } catch (error) {
    for (const linea of motivosDe(error, config)) console.error(linea)
    process.exit(1)
  }
}

void main()
