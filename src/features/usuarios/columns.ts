import type { UsuarioFila } from '../../contract/usuarios'
import { columnsOf } from '../../records/nouns/noun'
import { USUARIOS } from '../../records/nouns/usuarios'
import { shortInstant } from '../../ui/texts/instants'
import { rolesText } from '../../ui/texts/roles'

export const COLUMNS = columnsOf<UsuarioFila>(USUARIOS, {
  username: { card: 'subtitle', maxWidth: 180 },
  nombre: { card: 'title', maxWidth: 320, wraps: true },
  roles: { card: 'subtitle', value: ({ roles }) => rolesText(roles), maxWidth: 240, wraps: true },
  activo: {},
  ultimoIngreso: {
    card: 'figure',
    maxWidth: 180,
    wraps: true,
    format: (instant) => (typeof instant === 'string' ? shortInstant(instant) : 'Nunca'),
    // Its value is an instant in UTC, which nobody types.
    filterable: false,
  },
  claveProvisional: { hidden: true },
})

export const highlightDisabled = ({ activo }: UsuarioFila) => (activo ? undefined : 'retirada')

export const LEGEND = { retirada: 'Deshabilitado' }
