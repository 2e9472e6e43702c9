import { leerRoles } from '../../contract/permisos'
import * as z from '../../contract/zod'
import { SelectField } from '../../ui/fields/SelectField'
import { rolesText } from '../../ui/texts/roles'

const OPTIONS = ['EDITOR', 'ADMIN', 'ADMIN,EDITOR'].map((valor) => ({
  valor,
  nombre: rolesText(leerRoles(valor)),
}))

/** The field's list of roles, as a call names them. */
export const chosenRoles = z.string().optional().transform(leerRoles)

/** Roles of a user; without any they may only look. */
export const RolesField = () => (
  <SelectField name="roles" label="Roles" options={OPTIONS} placeholder={rolesText([])} />
)
