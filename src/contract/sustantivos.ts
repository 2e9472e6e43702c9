/**
 * Kinds of record in the history; `respaldos` are restored backups, and a sign-in is a change of its user. Apart from the schemas, whose
 * library the first page does without.
 */
export const SUSTANTIVOS = [
  'liquidaciones',
  'abonos',
  'deudas',
  'conductores',
  'contratos',
  'emitidos',
  'buses',
  'pasajes',
  'festivos',
  'asistencias',
  'cierres',
  'usuarios',
  'respaldos',
] as const
export type Sustantivo = (typeof SUSTANTIVOS)[number]
