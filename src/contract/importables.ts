/** What can be imported, by whom, and what tells its records apart. Apart from the schemas, whose library the first page does without. */
import { claveDeBus, claveDeDocumento } from './identificadores'
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

/** The fields that tell a noun's records apart; none where equal records may stand side by side. */
export const CAMPOS_CLAVE: Readonly<Record<Importable, readonly string[]>> = {
  liquidaciones: ['fecha', 'busNumero'],
  sensores: ['fecha', 'busNumero'],
  conductores: ['documento'],
  buses: ['numero'],
  deudas: [],
  abonos: [],
  festivos: ['fecha'],
}

/** What names a bus or a driver is compared by its key. */
const CLAVE_DE: Readonly<Record<string, (texto: string) => string>> = {
  busNumero: claveDeBus,
  numero: claveDeBus,
  documento: claveDeDocumento,
}

/** The key of a row as it is compared; null when it has none, or not all of it. */
export function claveDe(noun: Importable, datos: Readonly<Record<string, unknown>>): string | null {
  const escritos = CAMPOS_CLAVE[noun].map((campo) => {
    const valor = datos[campo]
    const escrito = typeof valor === 'string' ? valor.trim() : ''
    return CLAVE_DE[campo]?.(escrito) ?? escrito
  })
  return escritos.length > 0 && escritos.every(Boolean) ? escritos.join(' ') : null
}

/** Milliseconds during which whoever imported may undo it without being ADMIN. */
export const PLAZO_PARA_DESHACER_IMPORTACION = 60 * 60 * 1000
