import { leerRoles } from '../../contract/permisos'
import type { UsuarioFila } from '../../contract/usuarios'
import { shortInstant } from '../../ui/texts/instants'
import { rolesText } from '../../ui/texts/roles'
import { boolean, text, nounOf } from './noun'

const readAs = (write: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? write(value) : ''

export const USUARIOS = nounOf<UsuarioFila>()({
  id: 'usuarios',
  name: 'Usuario',
  words: ['usuario', 'usuarios'],
  creates: 'gestionarUsuarios',
  fields: {
    username: text('Usuario'),
    nombre: text('Nombre'),
    roles: { title: 'Roles', history: readAs((roles) => rolesText(leerRoles(roles))) },
    activo: boolean('Activo'),
    // Its text is never in the record, only that it changed.
    claveHash: { title: 'Clave', history: () => 'cambiada', derived: true },
    claveProvisional: boolean('Clave por cambiar'),
    ultimoIngreso: { title: 'Último ingreso', history: readAs(shortInstant) },
    // Ends the sessions when it rises.
    versionSesion: { title: 'Sesiones', history: () => 'terminadas', derived: true },
  },
})
