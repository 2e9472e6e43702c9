import { isIP } from 'node:net'
import path from 'node:path'
import { UMBRAL_PASAJEROS } from '../contract/advertencias'
import { LONGITUD_MINIMA_DE_CLAVE } from '../contract/sesion'
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

const SI_O_NO = ['si', 'sí', 'yes', 'true', '1', 'no', 'false', '0'] as const

/** A yes or no, in any case; `porDefecto` when it is not set. */
const siONo = (variable: string, porDefecto: 'si' | 'no') =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(SI_O_NO, { error: `${variable} debe ser si o no.` }))
    .default(porDefecto)
    .transform((valor) => !['no', 'false', '0'].includes(valor))

const esDireccion = (texto: string): boolean => {
  const [ip = '', bits = '0', ...resto] = texto.split('/')
  return (
    resto.length === 0 &&
    isIP(ip) > 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(ip) === 4 ? 32 : 128)
  )
}

const UMBRAL = 'UMBRAL_PASAJEROS debe ser un porcentaje entero de 0 a 100.'
const RESPALDOS = 'RESPALDOS debe ser un número entero de 1 a 999.'

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
      .refine((url) => URL.canParse(url), {
        error: 'DATABASE_URL no es una dirección: en la clave, escriba los signos como %40 (@) o %23 (#).',
        abort: true,
      })
      .optional(),
  ),
  DEMO: conDefecto(siONo('DEMO', 'si')),
  DEMO_PASSWORD: conDefecto(
    z
      .string()
      .min(LONGITUD_MINIMA_DE_CLAVE, {
        error: `DEMO_PASSWORD debe tener al menos ${LONGITUD_MINIMA_DE_CLAVE} caracteres.`,
      })
      .max(200, { error: 'DEMO_PASSWORD admite máximo 200 caracteres.' })
      .default(CLAVE_DEMO),
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
  UMBRAL_PASAJEROS: conDefecto(
    z
      .string()
      .regex(/^(\d{1,2}|100)$/, { error: UMBRAL })
      .transform(Number)
      .default(UMBRAL_PASAJEROS),
  ),
  TLS: conDefecto(siONo('TLS', 'no')),
  PROXY: conDefecto(
    z
      .string()
      .transform((lista) => lista.split(',').map((uno) => uno.trim()))
      .refine((lista) => lista.every(esDireccion), {
        error:
          'PROXY debe ser una lista de direcciones IP o redes separadas por comas, por ejemplo 10.0.0.0/8.',
      })
      .default([]),
  ),
  METRICAS_TOKEN: conDefecto(
    z.string().min(16, { error: 'METRICAS_TOKEN debe tener al menos 16 caracteres.' }).optional(),
  ),
  RESPALDOS_DIR: conDefecto(z.string().optional()),
  RESPALDOS: conDefecto(
    z
      .string()
      .regex(/^[1-9]\d{0,2}$/, { error: RESPALDOS })
      .transform(Number)
      .default(14),
  ),
  LOG_LEVEL: conDefecto(
    z.enum(NIVELES, { error: `LOG_LEVEL debe ser uno de: ${NIVELES.join(', ')}.` }).default('info'),
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
  /** By how many percent sensor and register may differ before the settlement form says so. */
  umbralPasajeros: number
  /** People reach the server by https alone, so the browser may be told to insist on it. */
  tls: boolean
  /** Addresses whose word on who is asking (`X-Forwarded-For`) is taken. */
  proxy: string[]
  /** Who has it may read the metrics from another machine. */
  metricasToken?: string
  respaldosDir: string
  /** How many backups are kept. */
  respaldos: number
  logLevel: (typeof NIVELES)[number]
}

/**
 * Reads the settings from environment variables.
 * @throws ErrorDeArranque with one Spanish line per wrong variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const leido = ConfigSchema.safeParse(env)
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
    umbralPasajeros: data.UMBRAL_PASAJEROS,
    tls: data.TLS,
    proxy: data.PROXY,
    metricasToken: data.METRICAS_TOKEN,
    respaldosDir: data.RESPALDOS_DIR ?? path.join(data.DATA_DIR, 'respaldos'),
    respaldos: data.RESPALDOS,
    logLevel: data.LOG_LEVEL,
  }
}

/** Whether only this machine can reach the server: the condition for the demonstration's known password. */
export const esLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
