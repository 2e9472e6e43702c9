import * as z from './zod'
import { textoRequerido } from './textos'

/** Body of `POST /auth/login`. */
export const CredencialesSchema = z.object({
  username: textoRequerido('El usuario es requerido.'),
  // A password is not trimmed: spaces may be part of it.
  password: z
    .string({ error: 'La clave es requerida.' })
    .min(1, { error: 'La clave es requerida.' })
    .max(200, { error: 'Máximo 200 caracteres.' }),
})
export type Credenciales = z.infer<typeof CredencialesSchema>

/** The shortest password outside the demonstration. */
export const LONGITUD_MINIMA_DE_CLAVE = 12

/** Body of `PUT /auth/clave`, which is no row of section 7: our own server alone has it. */
export const CambioDeClaveSchema = z.object({
  actual: z
    .string({ error: 'La clave actual es requerida.' })
    .min(1, { error: 'La clave actual es requerida.' })
    .max(200, { error: 'Máximo 200 caracteres.' }),
  nueva: z
    .string({ error: 'La clave nueva es requerida.' })
    .min(1, { error: 'La clave nueva es requerida.' })
    .min(LONGITUD_MINIMA_DE_CLAVE, {
      error: `La clave debe tener al menos ${LONGITUD_MINIMA_DE_CLAVE} caracteres.`,
    })
    .max(200, { error: 'Máximo 200 caracteres.' }),
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
})
export type SesionRespuesta = z.infer<typeof SesionRespuestaSchema>
