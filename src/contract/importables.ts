/** Nouns that can be imported, and by whom. Apart from the schemas, whose library the first page does without. */
import type { Accion } from './permisos'

/** Most rows of one import. */
export const LIMITE_DE_FILAS = 20_000
/** Most rows of one part, which is stored in one transaction (see docs/measurements.md). */
export const LIMITE_DE_PARTE = 500

/** Who may import a noun: whoever may create and correct its records one by one. */
export const PERMISO_DE_IMPORTAR = {
  liquidaciones: 'crearLiquidacion',
  sensores: 'ingresarSensores',
  conductores: 'crearConductor',
  buses: 'crearBus',
  deudas: 'crearDeuda',
  abonos: 'crearAbono',
  festivos: 'crearFestivo',
} as const satisfies Record<string, Accion>
export type Importable = keyof typeof PERMISO_DE_IMPORTAR
export const IMPORTABLES = Object.keys(PERMISO_DE_IMPORTAR) as readonly Importable[]

/** Whose records an import corrects too; others it only creates. */
export const CORREGIBLES: readonly Importable[] = ['liquidaciones', 'conductores', 'buses']

/** Milliseconds during which whoever imported may undo it without being ADMIN. */
export const PLAZO_PARA_DESHACER_IMPORTACION = 60 * 60 * 1000
