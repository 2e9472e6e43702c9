import path from 'node:path'
import { type CierreSegun } from '../contract/cierres'
import { ConfigSchema, type LOG_LEVELS } from './config-schema'
import { StartupError } from './startup-error'

/** Every setting of the server. With `databaseUrl` the database is PostgreSQL, without it SQLite in `dataDir`. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  demo: boolean
  demoPassword: string
  jwtSecret?: string
  /** IANA zone of the company's days. */
  zonaHoraria: string
  /** The company's name on paper. */
  empresa: string
  /** Percentage by which sensor and register may differ before the settlement form warns. */
  umbralPasajeros: number
  /** Which net of a settlement is the company's money when a till is closed. */
  cierreSegun: CierreSegun
  /** The server is reached by https only, so browsers may be told to insist on it (HSTS). */
  tls: boolean
  /** Proxies whose `X-Forwarded-For` is trusted. */
  proxy: string[]
  /** Opens the metrics to other machines. */
  metricasToken?: string
  respaldosDir: string
  /** Number of backups to keep. */
  respaldos: number
  logLevel: (typeof LOG_LEVELS)[number]
}

/**
 * Reads the settings from environment variables.
 * @throws StartupError with one Spanish line per wrong variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = ConfigSchema.safeParse(env)
  if (!parsed.success) throw new StartupError(parsed.error.issues.map(({ message }) => message))
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    demo: data.DEMO,
    demoPassword: data.DEMO_PASSWORD,
    jwtSecret: data.JWT_SECRET,
    zonaHoraria: data.ZONA_HORARIA,
    empresa: data.EMPRESA,
    umbralPasajeros: data.UMBRAL_PASAJEROS,
    cierreSegun: data.CIERRE_SEGUN,
    tls: data.TLS,
    proxy: data.PROXY,
    metricasToken: data.METRICAS_TOKEN,
    respaldosDir: data.RESPALDOS_DIR ?? path.join(data.DATA_DIR, 'respaldos'),
    respaldos: data.RESPALDOS,
    logLevel: data.LOG_LEVEL,
  }
}
