/** The people who use the product, and how the first of them is made: calls of our own server, beyond the spec's table. */
import { cadenas } from './campos'
import { ROLES } from './permisos'
import { claveNueva } from './sesion'
import { nombreRequerido, textoRequerido } from './textos'
import { versionVista } from './versiones'
import * as z from './zod'

const USERNAME = /^[a-z0-9][a-z0-9._@-]{1,59}$/

/** A new username, as it is stored: without case and outer spaces. */
export const usernameNuevo = () =>
  textoRequerido('El usuario es requerido.')
    .toLowerCase()
    .regex(USERNAME, 'El usuario debe tener de 2 a 60 letras sin tilde, números, puntos, guiones o arrobas.')

const nombre = textoRequerido('El nombre es requerido.')
const roles = z
  .array(z.enum(ROLES, 'El rol no existe.'), 'Los roles son requeridos.')
  .transform((elegidos) => ROLES.filter((rol) => elegidos.includes(rol)))

/** Body of `PUT /usuarios/clave`: a password that its owner has to change. */
export const ClaveProvisionalSchema = z.object({ clave: claveNueva('La clave es requerida.') })

/** Body of `POST /usuarios`. Without roles a person may only look. */
export const UsuarioNuevoSchema = ClaveProvisionalSchema.extend({ username: usernameNuevo(), nombre, roles })
export type CuerpoUsuarioNuevo = z.infer<typeof UsuarioNuevoSchema>

/** Body of `PUT /usuarios/usuario`. */
export const UsuarioEditadoSchema = z.object({
  nombre,
  roles,
  activo: z.boolean('Indique si el usuario está activo.'),
  /** The row's: the edit is refused when roles, password or whether the user is active have changed since. */
  version: versionVista(),
})
export type CuerpoUsuarioEditado = z.infer<typeof UsuarioEditadoSchema>

export const UsuarioFilaSchema = z.object({
  ...cadenas('uuid', 'username', 'nombre'),
  roles: z.array(z.enum(ROLES)),
  activo: z.boolean(),
  /** Set while the password is one that somebody else has chosen. */
  claveProvisional: z.boolean(),
  /** ISO 8601, in UTC; null before the first. */
  ultimoIngreso: z.string().nullable(),
  /** Rises with each change that ends the user's sessions. */
  version: z.number(),
})
export type UsuarioFila = z.infer<typeof UsuarioFilaSchema>

/** Answer of `GET /auth/inicio`: whether the first administrator can be created from here, and whether this is the demonstration. */
export const InicioSchema = z.object({ disponible: z.boolean(), demostracion: z.boolean() })
export type Inicio = z.infer<typeof InicioSchema>

/** Body of `POST /auth/inicio`, which the sign-in's answer answers. */
export const PrimerAdministradorSchema = z.object({
  /** As the server's console says it. */
  codigo: nombreRequerido('El código es requerido.', 40),
  username: usernameNuevo(),
  nombre,
  password: claveNueva('La clave es requerida.'),
})
export type CuerpoPrimerAdministrador = z.infer<typeof PrimerAdministradorSchema>
