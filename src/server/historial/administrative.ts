import type { Sustantivo } from '../../contract/historial'
import { puede, type Rol } from '../../contract/permisos'

/** Nouns of the administration: what becomes of them is for those who may search the history. */
const ADMINISTRATIVE: readonly Sustantivo[] = ['usuarios', 'respaldos']

/** Whether someone with these roles may know what becomes of a noun's records. */
export const mayKnowOf = (roles: readonly Rol[], sustantivo: Sustantivo): boolean =>
  !ADMINISTRATIVE.includes(sustantivo) || puede(roles, 'verHistorial')
