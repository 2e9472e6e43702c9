import { type CompiledQuery } from 'kysely'
import { readConfig, type Config } from '../../src/server/config'
import { buildApp, type AppOptions } from '../../src/server/app'
import { openDatabase } from '../../src/server/db/connection'
import { type Connection } from '../../src/server/db/types'
import { migrate } from '../../src/server/db/migrator'
import { hashPassword } from '../../src/server/sesion/passwords'
import { type SignInLimits } from '../../src/server/sesion/limits'
import { createUsuario } from '../../src/server/usuarios/repository'
import { type Rol } from '../../src/contract/permisos'
import { freshDatabase, type Engine } from '../setup/databases'

export const CLAVE = 'clave-de-prueba'

/** For whoever fails to sign in many times a minute. */
export const SIN_LIMITES: SignInLimits = { perUsuario: 10_000, perAddress: 10_000, perAccount: 10_000 }

const USUARIOS = {
  admin: ['ADMIN', 'EDITOR'],
  editor: ['EDITOR'],
  consulta: [],
} satisfies Record<string, Rol[]>
export type Usuario = keyof typeof USUARIOS

export interface Peticion {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  /** Path under the server's origin, e.g. `/api/buses`. */
  url: string
  /** Sent as JSON; a text is sent as it is, announced as JSON. */
  payload?: unknown
  headers?: Record<string, string>
  /** Resolves with the headers: the answer may never end. */
  payloadAsStream?: boolean
}

export interface Opciones {
  /** The instant it is for the server, or how to know it; the real one when absent. */
  ahora?: string | (() => Date)
  alDeclararRuta?: AppOptions['onRoute']
  config?: Partial<Config>
  publicDir?: string
  limites?: SignInLimits
  intervalos?: AppOptions['intervals']
  /** No users: the first is created with this code. */
  firstAdminCode?: string
  /** Another way to the same PostgreSQL database, given its connection string. */
  traducirUrl?: (databaseUrl: string) => Promise<string>
  alConsultar?: (consulta: CompiledQuery) => void
}

// The same for every test of a file: a hash takes longer than most tests.
let claveHash: Promise<string> | undefined

/** Adds a user to an open database, with the password {@link CLAVE}. */
export async function unUsuario(conexion: Connection, username: string, roles: readonly Rol[] = []) {
  claveHash ??= hashPassword(CLAVE)
  const nombre = username.charAt(0).toUpperCase() + username.slice(1)
  await createUsuario(conexion.db, { username, nombre, roles, claveHash: await claveHash })
}

/**
 * The real server over a fresh, migrated database with the users admin, editor and consulta, and no company: the
 * builders of `builders.ts` add what a test needs. Call `close` at the end.
 */
export async function unaAplicacion(engine: Engine, opciones: Opciones = {}) {
  const base = await freshDatabase(engine)
  const databaseUrl =
    base.databaseUrl && ((await opciones.traducirUrl?.(base.databaseUrl)) ?? base.databaseUrl)
  const config: Config = {
    ...readConfig({ DATA_DIR: base.dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }),
    ...opciones.config,
  }
  const conexion = await openDatabase(config, { onQuery: opciones.alConsultar })
  await migrate(conexion)
  const { ahora, publicDir, limites, intervalos, firstAdminCode, alDeclararRuta } = opciones
  const usuarios = firstAdminCode === undefined ? Object.entries(USUARIOS) : []
  for (const [username, roles] of usuarios) await unUsuario(conexion, username, roles)

  const app = await buildApp({
    connection: conexion,
    config,
    publicDir,
    limits: limites,
    intervals: intervalos,
    firstAdminCode,
    onRoute: alDeclararRuta,
    clock: typeof ahora === 'string' ? () => new Date(ahora) : ahora,
  })
  await app.ready()

  const tokens = new Map<string, string>()

  /** A token from a real sign-in, asked for once. */
  async function tokenDe(username: string): Promise<string> {
    const guardado = tokens.get(username)
    if (guardado !== undefined) return guardado
    const respuesta = await pedir(null, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { username, password: CLAVE },
    })
    const { token } = respuesta.json<{ token: string }>()
    tokens.set(username, token)
    return token
  }

  /** Asks as a user (null: without a session), as the browser does: a bearer token and JSON as the content type. */
  async function pedir(usuario: string | null, { method, url, payload, headers, payloadAsStream }: Peticion) {
    const autorizacion = usuario === null ? {} : { authorization: `Bearer ${await tokenDe(usuario)}` }
    const cuerpo = typeof payload === 'string' || payload === undefined ? payload : JSON.stringify(payload)
    return app.inject({
      method,
      url,
      payloadAsStream,
      payload: cuerpo,
      headers: { 'content-type': 'application/json', ...autorizacion, ...headers },
    })
  }

  return {
    app,
    conexion,
    db: conexion.db,
    engine,
    config,
    base,
    tokenDe,
    pedir,
    cerrar: async () => {
      await app.close()
      await conexion.close()
      await base.destroy()
    },
  }
}

export type Aplicacion = Awaited<ReturnType<typeof unaAplicacion>>
