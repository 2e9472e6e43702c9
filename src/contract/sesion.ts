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

/**
 * Answer of the login, kept whole in local storage under `jwtData` (section 3).
 * `roles` is a comma-separated list, e.g. "ADMIN,EDITOR"; empty for whoever may only look.
 */
export const SesionRespuestaSchema = z.object({
  token: z.string().min(1),
  username: z.string().default(''),
  nombre: z.string().default(''),
  roles: z.string().default(''),
})
export type SesionRespuesta = z.infer<typeof SesionRespuestaSchema>
