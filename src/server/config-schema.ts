/** The environment variables of the server, with their defaults and messages. */
import { isIP } from 'node:net'
import { UMBRAL_PASAJEROS } from '../contract/advertencias'
import { CIERRE_SEGUN } from '../contract/cierres'
import { LONGITUD_MINIMA_DE_CLAVE } from '../contract/sesion'
import * as z from '../contract/zod'

const isTimeZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('es', { timeZone: timeZone })
    return true
  } catch {
    return false
  }
}

/** The demonstration's public password, unless DEMO_PASSWORD sets another. */
export const DEMO_PASSWORD = 'cochera-demo'

const YES_OR_NO = ['si', 'sí', 'yes', 'true', '1', 'no', 'false', '0'] as const

/** A yes or no, in any case; `fallback` when the variable is not set. */
const yesOrNo = (variable: string, fallback: 'si' | 'no') =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(YES_OR_NO, { error: `${variable} debe ser si o no.` }))
    .default(fallback)
    .transform((value) => !['no', 'false', '0'].includes(value))

const isAddress = (text: string): boolean => {
  const [ip = '', bits = '0', ...resto] = text.split('/')
  return (
    resto.length === 0 &&
    isIP(ip) > 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(ip) === 4 ? 32 : 128)
  )
}

const UMBRAL_ERROR = 'UMBRAL_PASAJEROS debe ser un porcentaje entero de 0 a 100.'
const RESPALDOS_ERROR = 'RESPALDOS debe ser un número entero de 1 a 999.'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PORT_ERROR = 'PORT debe ser un número entero de 0 a 65535.'

// An empty variable (`PORT=`) counts as not set, as in a shell or a compose file.
const optionalSetting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)

export const ConfigSchema = z.object({
  PORT: optionalSetting(
    z
      .string()
      .regex(/^\d{1,5}$/, { error: PORT_ERROR })
      .transform(Number)
      .pipe(z.number().max(65_535, { error: PORT_ERROR }))
      .default(3000),
  ),
  HOST: optionalSetting(z.string().trim().default('127.0.0.1')),
  DATA_DIR: optionalSetting(z.string().default('./data')),
  DATABASE_URL: optionalSetting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/./, { error: 'DATABASE_URL debe empezar por postgres:// o postgresql://.' })
      .refine((url) => URL.canParse(url), {
        error: 'DATABASE_URL no es una dirección: en la clave, escriba los signos como %40 (@) o %23 (#).',
        abort: true,
      })
      .optional(),
  ),
  DEMO: optionalSetting(yesOrNo('DEMO', 'si')),
  DEMO_PASSWORD: optionalSetting(
    z
      .string()
      .min(LONGITUD_MINIMA_DE_CLAVE, {
        error: `DEMO_PASSWORD debe tener al menos ${LONGITUD_MINIMA_DE_CLAVE} caracteres.`,
      })
      .max(200, { error: 'DEMO_PASSWORD admite máximo 200 caracteres.' })
      .default(DEMO_PASSWORD),
  ),
  JWT_SECRET: optionalSetting(
    z.string().min(32, { error: 'JWT_SECRET debe tener al menos 32 caracteres.' }).optional(),
  ),
  ZONA_HORARIA: optionalSetting(
    z
      .string()
      .refine(isTimeZone, {
        error: 'ZONA_HORARIA debe ser una zona horaria IANA, por ejemplo America/Bogota.',
      })
      .default('America/Bogota'),
  ),
  EMPRESA: optionalSetting(
    z
      .string()
      .trim()
      .max(120, { error: 'EMPRESA admite máximo 120 caracteres.' })
      .default('Transportes Cochera S.A.S.'),
  ),
  UMBRAL_PASAJEROS: optionalSetting(
    z
      .string()
      .regex(/^(\d{1,2}|100)$/, { error: UMBRAL_ERROR })
      .transform(Number)
      .default(UMBRAL_PASAJEROS),
  ),
  CIERRE_SEGUN: optionalSetting(
    z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.enum(CIERRE_SEGUN, { error: 'CIERRE_SEGUN debe ser registradora o sensor.' }))
      .default('registradora'),
  ),
  TLS: optionalSetting(yesOrNo('TLS', 'no')),
  PROXY: optionalSetting(
    z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .refine((list) => list.every(isAddress), {
        error:
          'PROXY debe ser una lista de direcciones IP o redes separadas por comas, por ejemplo 10.0.0.0/8.',
      })
      .default([]),
  ),
  METRICAS_TOKEN: optionalSetting(
    z.string().min(16, { error: 'METRICAS_TOKEN debe tener al menos 16 caracteres.' }).optional(),
  ),
  RESPALDOS_DIR: optionalSetting(z.string().optional()),
  RESPALDOS: optionalSetting(
    z
      .string()
      .regex(/^[1-9]\d{0,2}$/, { error: RESPALDOS_ERROR })
      .transform(Number)
      .default(14),
  ),
  LOG_LEVEL: optionalSetting(
    z.enum(LOG_LEVELS, { error: `LOG_LEVEL debe ser uno de: ${LOG_LEVELS.join(', ')}.` }).default('info'),
  ),
})
