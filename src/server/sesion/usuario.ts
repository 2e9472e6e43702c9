import { type Rol } from '../../contract/permisos'

/** The user of a request, as read from the database at that request. */
export interface SesionUsuario {
  uuid: string
  username: string
  nombre: string
  roles: Rol[]
  versionSesion: number
}
