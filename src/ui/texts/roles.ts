import type { Rol } from '../../contract/permisos'

export const ROLE_NAMES: Record<Rol, string> = { ADMIN: 'Administración', EDITOR: 'Edición' }

/** 'Administración y Edición'; without roles a person may only look. */
export const rolesText = (roles: readonly Rol[]) =>
  roles.length > 0 ? roles.map((rol) => ROLE_NAMES[rol]).join(' y ') : 'Solo consulta'
