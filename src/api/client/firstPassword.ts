import type { Usuario } from '../../session/storedSession'
import { isOwnServer } from './baseUrl'

/** Checks whether somebody else has chosen the person's password; our own server answers nothing else until it is changed. */
export const mustChangePassword = (usuario: Usuario | null) =>
  usuario?.claveProvisional === true && isOwnServer()
