import type { UsuarioFila } from '../../contract/usuarios'
import type { Column } from '../../ui/columns/columns'
import { shortInstant } from '../../ui/texts/instants'
import { rolesText } from '../../ui/texts/roles'

export const COLUMNS: readonly Column<UsuarioFila>[] = [
  { field: 'username', title: 'Usuario', card: 'subtitle', minWidth: 110 },
  { field: 'nombre', title: 'Nombre', card: 'title', flex: 1.4, minWidth: 150, wraps: true },
  {
    field: 'roles',
    title: 'Roles',
    card: 'subtitle',
    value: ({ roles }) => rolesText(roles),
    minWidth: 130,
    wraps: true,
  },
  { field: 'activo', title: 'Activo', card: 'figure', type: 'booleano', flex: 0.5 },
  {
    field: 'ultimoIngreso',
    title: 'Último ingreso',
    card: 'figure',
    minWidth: 130,
    wraps: true,
    format: (instant) => (typeof instant === 'string' ? shortInstant(instant) : 'Nunca'),
    // Its value is an instant in UTC, which nobody types.
    filterable: false,
  },
  { field: 'claveProvisional', title: 'Clave por cambiar', type: 'booleano', hidden: true },
]

export const highlightDisabled = ({ activo }: UsuarioFila) => (activo ? undefined : 'invalida')

export const LEGEND = { invalida: 'Deshabilitado' }
