import { cadenas } from './campos'
import * as z from './zod'
import { nombreRequerido, uuidRequerido } from './textos'

// A password is not trimmed: spaces may be part of it.
const clave = (error: string) => z.string(error).min(1, error).max(200, 'Máximo 200 caracteres.')

/** Body of `POST /auth/login`. */
export const CredencialesSchema = z.object({
  username: nombreRequerido('El usuario es requerido.'),
  password: clave('La clave es requerida.'),
})
export type Credenciales = z.infer<typeof CredencialesSchema>

/** The shortest password outside the demonstration. */
export const LONGITUD_MINIMA_DE_CLAVE = 12

/** A password to be stored; the server also refuses common ones. */
export const claveNueva = (error: string) =>
  clave(error).min(
    LONGITUD_MINIMA_DE_CLAVE,
    `La clave debe tener al menos ${LONGITUD_MINIMA_DE_CLAVE} caracteres.`,
  )

/** Body of `PUT /auth/clave`, which is no row of section 7: our own server alone has it. */
export const CambioDeClaveSchema = z.object({
  actual: clave('La clave actual es requerida.'),
  nueva: claveNueva('La clave nueva es requerida.'),
})
export type CambioDeClave = z.infer<typeof CambioDeClaveSchema>

/**
 * Answer of the login, kept whole in local storage under `jwtData` (section 3).
 * `roles` is a comma-separated list, e.g. "ADMIN,EDITOR"; empty for a user who may only look.
 */
export const SesionRespuestaSchema = z.object({
  token: z.string().min(1),
  username: z.string().default(''),
  nombre: z.string().default(''),
  roles: z.string().default(''),
  /** Our own server alone: the password is one that somebody else has chosen, and has to be changed before anything else. */
  claveProvisional: z.literal(true).optional(),
})
export type SesionRespuesta = z.infer<typeof SesionRespuestaSchema>

/** Query of `DELETE /auth/sesiones`. */
export const SidQuerySchema = z.object({ sid: uuidRequerido('La sesión no es válida.') })

/** A sign-in of the person who asks, as `GET /auth/sesiones` lists them. Our own server alone. */
export const SesionAbiertaSchema = z.object({
  sid: z.string(),
  /** 'Chrome en Windows'. */
  dispositivo: z.string(),
  /** ISO 8601, in UTC, as `visto`. */
  ...cadenas('desde', 'visto'),
  /** Marks the session that asks. */
  actual: z.boolean(),
})
export type SesionAbierta = z.infer<typeof SesionAbiertaSchema>
