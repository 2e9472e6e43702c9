/** Two hosts that differ wherever section 7 lets them. */

/** The token is added to what the login answers besides. */
export interface Variant {
  titulo: string
  /** Section 3, "both naming variants appear": pasajerosRegistradora and its like, or pasajerosReg and its like. */
  longNames: boolean
  /** Leaves unknown fields out of an answer; else they are null. */
  omits: boolean
  /** Its identifiers are in capitals; else plain numbers, as text. */
  upperCase: boolean
  /** Before every path. */
  prefix: string
  /** "A token plus other data", with a comma-separated list of roles under some name. */
  sesion: Record<string, string>
  /** Answer to a session that it does not know. */
  withoutSession: string
  /** Answer where the table says 'not shown'. */
  edition: unknown
}

export const SHORT: Variant = {
  titulo: 'a host of short names, null for what it does not know',
  longNames: false,
  omits: false,
  upperCase: false,
  prefix: '',
  sesion: { roles: 'ADMIN,EDITOR' },
  withoutSession: JSON.stringify({ mensaje: 'La sesión no es válida.' }),
  edition: undefined,
}

export const LONG: Variant = {
  titulo: 'a host of long names, silent about what it does not know',
  longNames: true,
  omits: true,
  upperCase: true,
  prefix: '/servicios/v1',
  sesion: { empresa: 'Coonatra', permisos: 'EDITOR,ADMIN' },
  withoutSession: '<h1>401 Unauthorized</h1>',
  edition: 'Abono actualizado',
}
