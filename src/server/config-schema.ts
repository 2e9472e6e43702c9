/** The settings of the server, with their defaults and messages. */
import { isIP } from 'node:net'
import { UMBRAL_PASAJEROS } from '../contract/advertencias'
import { CIERRE_SEGUN, type CierreSegun } from '../contract/cierres'
import { LONGITUD_MINIMA_DE_CLAVE } from '../contract/sesion'
import { claveDe } from '../contract/sinAcentos'
import * as z from '../contract/zod'

const isTimeZone = (timeZone: string) => {
  try {
    new Intl.DateTimeFormat('es', { timeZone: timeZone })
    return true
  } catch {
    return false
  }
}

/** The demonstration's public password, unless DEMO_PASSWORD sets another. */
export const DEMO_PASSWORD = 'cochera-demo'

/** A yes or no, in any case; `fallback` when the variable is not set. */
const yesOrNo = (variable: string, fallback: boolean) =>
  z
    .string()
    .trim()
    .pipe(
      z.stringbool({
        truthy: ['si', 'sí', 'yes', 'true', '1'],
        falsy: ['no', 'false', '0'],
        error: `${variable} debe ser si o no.`,
      }),
    )
    .default(fallback)

const NETWORK = z.union([z.cidrv4(), z.cidrv6()])

/** Which of the two counts, in any case. */
const segun = (variable: string, fallback: CierreSegun) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(CIERRE_SEGUN, { error: `${variable} debe ser registradora o sensor.` }))
    .default(fallback)

/** A whole number, from its digits. */
const digits = (pattern: RegExp, error: string) => z.string().regex(pattern, { error }).transform(Number)

/** '890.900.123-4', with or without its points and its last digit. */
const ONE_NIT = /^\d{1,3}(?:\.?\d{3}){2,3}(?:-\d)?$/
const NIT_ERROR =
  'NIT debe ser una lista de empresas con su número, por ejemplo Coonatra=890.900.123-4; Otra=900.123.456-7.'

/** Numbers of companies by the keys of their names; undefined for a text that is no such list. */
function readNits(list: string) {
  const nits = new Map<string, string>()
  for (const one of list.split(';').filter((text) => text.trim())) {
    const [empresa = '', nit = '', ...more] = one.split('=')
    const key = claveDe(empresa)
    if (!key || more.length > 0 || !ONE_NIT.test(nit.trim()) || nits.has(key)) return undefined
    nits.set(key, nit.trim())
  }
  return nits
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PORT_ERROR = 'PORT debe ser un número entero de 0 a 65535.'

export const ConfigSchema = z.object({
  port: digits(/^\d{1,5}$/, PORT_ERROR)
    .pipe(z.number().max(65_535, { error: PORT_ERROR }))
    .default(3000),
  host: z.string().trim().default('127.0.0.1'),
  dataDir: z.string().default('./data'),
  /** With it the database is PostgreSQL, without it SQLite in `dataDir`. */
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, { error: 'DATABASE_URL debe empezar por postgres:// o postgresql://.' })
    .refine((url) => URL.canParse(url), {
      error: 'DATABASE_URL no es una dirección: en la clave, escriba los signos como %40 (@) o %23 (#).',
      abort: true,
    })
    .optional(),
  demo: yesOrNo('DEMO', true),
  demoPassword: z
    .string()
    .min(LONGITUD_MINIMA_DE_CLAVE, {
      error: `DEMO_PASSWORD debe tener al menos ${LONGITUD_MINIMA_DE_CLAVE} caracteres.`,
    })
    .max(200, { error: 'DEMO_PASSWORD admite máximo 200 caracteres.' })
    .default(DEMO_PASSWORD),
  jwtSecret: z.string().min(32, { error: 'JWT_SECRET debe tener al menos 32 caracteres.' }).optional(),
  /** IANA zone of the company's days. */
  zonaHoraria: z
    .string()
    .refine(isTimeZone, {
      error: 'ZONA_HORARIA debe ser una zona horaria IANA, por ejemplo America/Bogota.',
    })
    .default('America/Bogota'),
  /** The company's name on paper. */
  empresa: z
    .string()
    .trim()
    .max(120, { error: 'EMPRESA admite máximo 120 caracteres.' })
    .default('Transportes Cochera S.A.S.'),
  /** Tax numbers of companies, by `claveDe` of their names. */
  nit: z
    .string()
    .transform(readNits)
    .pipe(z.map(z.string(), z.string(), { error: NIT_ERROR }))
    .default(new Map()),
  /** Percentage by which sensor and register may differ before the settlement form warns. */
  umbralPasajeros: digits(
    /^(\d{1,2}|100)$/,
    'UMBRAL_PASAJEROS debe ser un porcentaje entero de 0 a 100.',
  ).default(UMBRAL_PASAJEROS),
  /** Which net of a settlement is the company's money when a till is closed. */
  cierreSegun: segun('CIERRE_SEGUN', 'registradora'),
  /** Which salary of a settlement is the pay that benefits are averaged from. */
  salarioSegun: segun('SALARIO_SEGUN', 'sensor'),
  /** Drivers are owed the transport allowance: the company does not carry them. */
  auxilioTransporte: yesOrNo('AUXILIO_TRANSPORTE', false),
  /** The server is reached by https only, so browsers may be told to insist on it (HSTS). */
  tls: yesOrNo('TLS', false),
  /** Proxies whose `X-Forwarded-For` is trusted. */
  proxy: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine((list) => list.every((one) => isIP(one) > 0 || NETWORK.safeParse(one).success), {
      error:
        'PROXY debe ser una lista de direcciones IP o redes separadas por comas, por ejemplo 10.0.0.0/8.',
    })
    .default([]),
  /** Opens the metrics to other machines. */
  metricasToken: z
    .string()
    .min(16, { error: 'METRICAS_TOKEN debe tener al menos 16 caracteres.' })
    .optional(),
  respaldosDir: z.string().optional(),
  /** Number of backups to keep. */
  respaldos: digits(/^[1-9]\d{0,2}$/, 'RESPALDOS debe ser un número entero de 1 a 999.').default(14),
  logLevel: z
    .enum(LOG_LEVELS, { error: `LOG_LEVEL debe ser uno de: ${LOG_LEVELS.join(', ')}.` })
    .default('info'),
})
