/**
 * Section 6, and what it leaves open: who may do what, in one table that the server enforces and the client only reflects.
 * Reading needs nothing more than a session, but of what {@link LECTURA} names.
 */
import type { Sustantivo } from './sustantivos'

export const ROLES = ['ADMIN', 'EDITOR'] as const
export type Rol = (typeof ROLES)[number]

const EDICION: readonly Rol[] = ['ADMIN', 'EDITOR']
const SOLO_ADMIN: readonly Rol[] = ['ADMIN']

export const PERMISOS = {
  crearLiquidacion: EDICION,
  liquidar: EDICION,
  ingresarSensores: EDICION,
  eliminarLiquidacion: SOLO_ADMIN,
  crearConductor: EDICION,
  editarConductor: EDICION,
  ingresarConductor: EDICION,
  retirarConductor: SOLO_ADMIN,
  guardarContrato: EDICION,
  eliminarContrato: SOLO_ADMIN,
  emitirDocumento: EDICION,
  anularDocumento: SOLO_ADMIN,
  crearBus: EDICION,
  editarBus: EDICION,
  gestionarPasajes: SOLO_ADMIN,
  crearDeuda: EDICION,
  editarDeuda: EDICION,
  eliminarDeuda: SOLO_ADMIN,
  crearAbono: EDICION,
  editarAbono: EDICION,
  eliminarAbono: SOLO_ADMIN,
  crearFestivo: EDICION,
  eliminarFestivo: EDICION,
  registrarAsistencias: EDICION,
  /** Beyond section 6. An EDITOR closes their own till, an ADMIN anyone's. */
  cerrarCaja: EDICION,
  reabrirCaja: SOLO_ADMIN,
  /** An EDITOR undoes what they have just done, and their own import or attendance within the hour; an ADMIN whatever anyone did. */
  deshacer: EDICION,
  verHistorial: SOLO_ADMIN,
  gestionarUsuarios: SOLO_ADMIN,
} as const satisfies Record<string, readonly Rol[]>
export type Accion = keyof typeof PERMISOS

/** The roles in a comma-separated list; unknown words are ignored, case and spaces do not matter. */
export const leerRoles = (lista: string | null | undefined) => {
  const palabras = (lista ?? '').split(',').map((palabra) => palabra.trim().toUpperCase())
  return ROLES.filter((rol) => palabras.includes(rol))
}

export const puede = (roles: readonly Rol[], accion: Accion) =>
  PERMISOS[accion].some((rol) => roles.includes(rol))

/** Action that reading a noun requires, in its list, documents, history and mentions elsewhere; other nouns require only a session. */
export const LECTURA = {
  cierres: 'cerrarCaja',
  usuarios: 'gestionarUsuarios',
  respaldos: 'verHistorial',
} as const satisfies Partial<Record<Sustantivo, Accion>>

export const puedeLeer = (roles: readonly Rol[], sustantivo: Sustantivo) => {
  const accion = (LECTURA as Partial<Record<Sustantivo, Accion>>)[sustantivo]
  return accion === undefined || puede(roles, accion)
}
