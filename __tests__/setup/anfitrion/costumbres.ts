/** What section 7 leaves to each host: two that differ wherever the specification lets them. */

/** The token is added to what the login answers besides. */
export interface Costumbres {
  titulo: string
  /** Section 3, "both naming variants appear": pasajerosRegistradora and its like, or pasajerosReg and its like. */
  nombresLargos: boolean
  /** What is not known is left out of an answer; else it is null. */
  omite: boolean
  /** Its identifiers are in capitals; else plain numbers, as text. */
  mayusculas: boolean
  /** Before every path. */
  prefijo: string
  /** "A token plus other data", with a comma-separated list of roles under some name. */
  sesion: Record<string, string>
  /** What it says to whom it does not know. */
  sinSesion: string
  /** What it answers where the table says 'not shown'. */
  edicion: unknown
}

export const CORTO: Costumbres = {
  titulo: 'a host of short names, null for what it does not know',
  nombresLargos: false,
  omite: false,
  mayusculas: false,
  prefijo: '',
  sesion: { roles: 'ADMIN,EDITOR' },
  sinSesion: JSON.stringify({ mensaje: 'La sesión no es válida.' }),
  edicion: undefined,
}

export const LARGO: Costumbres = {
  titulo: 'a host of long names, silent about what it does not know',
  nombresLargos: true,
  omite: true,
  mayusculas: true,
  prefijo: '/servicios/v1',
  sesion: { empresa: 'Coonatra', permisos: 'EDITOR,ADMIN' },
  sinSesion: '<h1>401 Unauthorized</h1>',
  edicion: 'Abono actualizado',
}
