import { rmSync } from 'node:fs'
import { type CompiledQuery } from 'kysely'
import { readConfig, type Config } from '../../src/server/config'
import { buildApp, type AppOptions } from '../../src/server/app'
import { openDatabase } from '../../src/server/db/connection'
import { type Connection } from '../../src/server/db/types'
import { migrate } from '../../src/server/db/migrator'
import { hashPassword } from '../../src/server/sesion/passwords'
import { type SignInLimits } from '../../src/server/sesion/limits'
import { createUsuario } from '../../src/server/sesion/usuarios'
import { type Rol } from '../../src/contract/permisos'
import { freshDatabase, type Engine, type FreshDatabase } from '../setup/databases'

export const PASSWORD = 'clave-de-prueba'

/** For whoever fails to sign in many times a minute. */
export const NO_LIMITS: SignInLimits = { perUsuario: 10_000, perAddress: 10_000, perAccount: 10_000 }

const USUARIOS = {
  admin: ['ADMIN', 'EDITOR'],
  editor: ['EDITOR'],
  consulta: [],
} satisfies Record<string, Rol[]>
export type Usuario = keyof typeof USUARIOS

export interface ServerRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  /** Path under the server's origin, e.g. `/api/buses`. */
  url: string
  /** Sent as JSON; a text is sent as it is, announced as JSON. */
  payload?: unknown
  headers?: Record<string, string>
  /** Resolves with the headers: the answer may never end. */
  payloadAsStream?: boolean
}

export interface Options {
  /** The instant it is for the server, or how to know it; the real one when absent. */
  now?: string | (() => Date)
  onRoute?: AppOptions['onRoute']
  config?: Partial<Config>
  publicDir?: string
  limits?: SignInLimits
  /** No users: the first is created with this code. */
  firstAdminCode?: string
  /** Another way to the same PostgreSQL database, given its connection string. */
  translateUrl?: (databaseUrl: string) => Promise<string>
  onQuery?: (query: CompiledQuery) => void
}

// The same for every test of a worker: a hash takes longer than most tests.
let passwordHash: Promise<string> | undefined

/** Adds a user to an open database, with the password {@link PASSWORD}. */
export async function aUsuario(connection: Connection, username: string, roles: readonly Rol[] = []) {
  passwordHash ??= hashPassword(PASSWORD)
  const nombre = username.charAt(0).toUpperCase() + username.slice(1)
  await createUsuario(connection.db, { username, nombre, roles, claveHash: await passwordHash })
}

const withTables = new Map<Engine, Promise<FreshDatabase>>()

/** Makes what the databases of a worker are copied from. */
function databaseWithTables(engine: Engine): Promise<FreshDatabase> {
  const made = withTables.get(engine)
  if (made) return made
  const making = (async () => {
    const base = await freshDatabase(engine)
    process.once('exit', () => rmSync(base.dataDir, { recursive: true, force: true }))
    const connection = await openDatabase(base)
    await migrate(connection)
    await connection.close()
    return base
  })()
  withTables.set(engine, making)
  return making
}

/** A fresh database with today's tables. */
export const migratedDatabase = async (engine: Engine) =>
  freshDatabase(engine, await databaseWithTables(engine))

/**
 * The real server over a fresh, migrated database with the users admin, editor and consulta, and no company: the
 * builders of `builders.ts` add what a test needs. Call `close` at the end.
 */
export async function openApplication(engine: Engine, options: Options = {}) {
  const base = await migratedDatabase(engine)
  const databaseUrl =
    base.databaseUrl && ((await options.translateUrl?.(base.databaseUrl)) ?? base.databaseUrl)
  const config: Config = {
    ...readConfig({ DATA_DIR: base.dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }),
    ...options.config,
  }
  const connection = await openDatabase(config, { onQuery: options.onQuery })
  const { now, publicDir, limits, firstAdminCode, onRoute } = options
  const usuarios = firstAdminCode === undefined ? Object.entries(USUARIOS) : []
  for (const [username, roles] of usuarios) await aUsuario(connection, username, roles)

  const app = await buildApp({
    connection,
    config,
    publicDir,
    limits,
    firstAdminCode,
    onRoute,
    clock: typeof now === 'string' ? () => new Date(now) : now,
  })
  await app.ready()

  const tokens = new Map<string, string>()

  /** A token from a real sign-in, asked for once. */
  async function tokenOf(username: string): Promise<string> {
    const stored = tokens.get(username)
    if (stored !== undefined) return stored
    const answer = await ask(null, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { username, password: PASSWORD },
    })
    const { token } = answer.json<{ token: string }>()
    tokens.set(username, token)
    return token
  }

  /** Asks as a user (null: without a session), as the browser does: a bearer token and JSON as the content type. */
  async function ask(
    usuario: string | null,
    { method, url, payload, headers, payloadAsStream }: ServerRequest,
  ) {
    const authorization = usuario === null ? {} : { authorization: `Bearer ${await tokenOf(usuario)}` }
    const body = typeof payload === 'string' || payload === undefined ? payload : JSON.stringify(payload)
    return app.inject({
      method,
      url,
      payloadAsStream,
      payload: body,
      headers: { 'content-type': 'application/json', ...authorization, ...headers },
    })
  }

  return {
    app,
    connection,
    db: connection.db,
    engine,
    config,
    base,
    tokenOf,
    ask,
    close: async () => {
      await app.close()
      await connection.close()
      await base.destroy()
    },
  }
}

export type Application = Awaited<ReturnType<typeof openApplication>>
