import type { Opcion } from '../../contract/catalogos'

/** Section 2: the options of the Documento selector. The value also stands in the address. */
export const TIPOS_DOCUMENTO_LABORAL = [
  { valor: 'prima', nombre: 'Prima' },
  { valor: 'vacaciones', nombre: 'Vacaciones' },
  { valor: 'liquidacion', nombre: 'Liquidación' },
  { valor: 'bono', nombre: 'Bono' },
  { valor: 'liquidacion-antigua', nombre: 'Liquidación Antigua' },
] as const satisfies readonly Opcion[]
export type TipoDocumentoLaboral = (typeof TIPOS_DOCUMENTO_LABORAL)[number]['valor']

/** The document of an address's `tipo`; null for an unknown one. */
export const readTipo = (text: string | null): TipoDocumentoLaboral | null =>
  TIPOS_DOCUMENTO_LABORAL.find(({ valor: value }) => value === text)?.valor ?? null
