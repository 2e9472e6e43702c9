/** Nouns that can be imported. Apart from the schemas, whose library the first page does without. */

/** Most rows of one import. */
export const LIMITE_DE_FILAS = 20_000
/** Most rows of one part, which is stored in one transaction (see docs/measurements.md). */
export const LIMITE_DE_PARTE = 500

export const IMPORTABLES = [
  'liquidaciones',
  'sensores',
  'conductores',
  'buses',
  'deudas',
  'abonos',
  'festivos',
] as const
export type Importable = (typeof IMPORTABLES)[number]

export const esImportable = (id: string) => (IMPORTABLES as readonly string[]).includes(id)

/** Milliseconds during which a person may undo their own action without being ADMIN; the toast of many rows stands as long. */
export const PLAZO_PARA_DESHACER = 60_000

/** Milliseconds during which whoever imported, or saved attendance, may undo it without being ADMIN. */
export const PLAZO_PARA_DESHACER_IMPORTACION = 60 * 60 * 1000
