import { ROLES, type Rol } from '../../contract/permisos'
import type { UsuarioFila } from '../../contract/usuarios'
import * as z from '../../contract/zod'

/** The roles in a form: one checkbox each. */
export const rolesValues = (roles: readonly Rol[]) => ({
  ADMIN: roles.includes('ADMIN'),
  EDITOR: roles.includes('EDITOR'),
})

/** The ticked roles, as a call names them. */
export const tickedRoles = z
  .object({ ADMIN: z.boolean(), EDITOR: z.boolean() })
  .transform((ticked) => ROLES.filter((rol) => ticked[rol]))

/** Form values of a user's editable fields. */
export const valuesOf = ({ nombre, roles, activo }: Pick<UsuarioFila, 'nombre' | 'roles' | 'activo'>) => ({
  nombre,
  roles: rolesValues(roles),
  activo,
})
export type UsuarioValues = ReturnType<typeof valuesOf>
