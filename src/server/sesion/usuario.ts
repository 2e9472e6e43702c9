import { type Rol } from '../../contract/permisos'

/** Whoever is behind a request, read from the database at that request. */
export interface UsuarioDeSesion {
  uuid: string
  username: string
  nombre: string
  roles: Rol[]
  versionSesion: number
}
