import { ROLES } from '../../contract/permisos'
import type { UsuarioFila } from '../../contract/usuarios'
import { compared, type Comparison } from '../../ui/form/Differences'
import { siNo } from '../../ui/texts/formats'
import { rolesText } from '../../ui/texts/roles'
import { valuesOf, type UsuarioValues } from './values'

/** The fields to compare when another administrator has changed the same user. */
export const COMPARISON: Comparison<UsuarioValues, UsuarioFila> = {
  valuesOf,
  fields: [
    compared('Nombre', 'nombre'),
    compared('Roles', 'roles', (ticked) => rolesText(ROLES.filter((rol) => ticked[rol]))),
    compared('Activo', 'activo', siNo),
  ],
}
