import type { RegistroQuery } from '../../contract/historial'

/** What takes one of several changes back. Plain data: a toast keeps it in the store. */
export type Inverse =
  | { call: 'restaurar'; registro: RegistroQuery }
  | { call: 'dejarPendiente'; uuid: string }
  | { call: 'ingresar'; documento: string; buses: readonly string[] }
