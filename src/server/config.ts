import * as z from '../contract/zod'
import { ErrorDeArranque } from './errores'

const zonaValida = (zona: string): boolean => {
  try {
    new Intl.DateTimeFormat('es', { timeZone: zona })
    return true
  } catch {
    return false
  }
}

/** The demonstration's password unless DEMO_PASSWORD says otherwise: known to everyone. */
export const CLAVE_DEMO = 'cochera-demo'

const NIVELES = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PUERTO = 'PORT debe ser un número entero de 0 a 65535.'

// A variable that is set to nothing (`PORT=`) counts as not set, as in a shell or a compose file.
const conDefecto = <T extends z.ZodType>(schema: T) =>
  z.preprocess((valor) => (typeof valor === 'string' && valor.trim() === '' ? undefined : valor), schema)

const ConfigSchema = z.object({
  PORT: conDefecto(
    z
      .string()
      .regex(/^\d{1,5}$/, { error: PUERTO })
      .transform(Number)
      .pipe(z.number().max(65_535, { error: PUERTO }))
      .default(3000),
  ),
  HOST: conDefecto(z.string().trim().default('127.0.0.1')),
  DATA_DIR: conDefecto(z.string().default('./data')),
  DATABASE_URL: conDefecto(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/./, { error: 'DATABASE_URL debe empezar por postgres:// o postgresql://.' })
      .optional(),
  ),
  DEMO: conDefecto(
    z
      .enum(['si', 'sí', 'yes', 'true', '1', 'no', 'false', '0'], { error: 'DEMO debe ser si o no.' })
      .default('si')
      .transform((demo) => !['no', 'false', '0'].includes(demo)),
  ),
  DEMO_PASSWORD: conDefecto(
    z.string().max(200, { error: 'DEMO_PASSWORD admite máximo 200 caracteres.' }).default(CLAVE_DEMO),
  ),
  JWT_SECRET: conDefecto(
    z.string().min(32, { error: 'JWT_SECRET debe tener al menos 32 caracteres.' }).optional(),
  ),
  ZONA_HORARIA: conDefecto(
    z
      .string()
      .refine(zonaValida, {
        error: 'ZONA_HORARIA debe ser una zona horaria IANA, por ejemplo America/Bogota.',
      })
      .default('America/Bogota'),
  ),
  EMPRESA: conDefecto(
    z
      .string()
      .trim()
      .max(120, { error: 'EMPRESA admite máximo 120 caracteres.' })
      .default('Transportes Cochera S.A.S.'),
  ),
  LOG_LEVEL: conDefecto(
    z.enum(NIVELES, { error: `LOG_LEVEL debe ser uno de: ${NIVELES.join(', ')}.` }).default('warn'),
  ),
})

/** Every setting of the server. `databaseUrl` present means PostgreSQL; absent, SQLite in `dataDir`. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  demo: boolean
  demoPassword: string
  jwtSecret?: string
  /** IANA zone that says which day it is for the company. */
  zonaHoraria: string
  /** The company's name on paper. */
  empresa: string
  logLevel: (typeof NIVELES)[number]
}

/**
 * Reads the settings from environment variables.
 * @throws ErrorDeArranque with one Spanish line per wrong variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const leido = ConfigSchema.safeParse({ ...env, DEMO: env.DEMO?.trim().toLowerCase() })
  if (!leido.success) throw new ErrorDeArranque(leido.error.issues.map(({ message }) => message))
  const { data } = leido
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
    logLevel: data.LOG_LEVEL,
  }
}

/** Whether only this machine can reach the server: the condition for the demonstration's known password. */
export const esLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
