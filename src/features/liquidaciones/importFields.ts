import { futureDate } from '../../records/selectors/unusual'
import type { ImportField } from '../../records/import/noun'

export const FECHA: ImportField = {
  name: 'fecha',
  title: 'Fecha',
  type: 'fecha',
  also: ['dia'],
  required: true,
  warning: futureDate,
  example: '2026-11-20',
}
export const BUS: ImportField = {
  name: 'busNumero',
  title: 'Bus',
  type: 'texto',
  also: ['numero de bus', 'movil'],
  required: true,
  example: '303',
}

/** A field of whole figures. */
export const figure = (
  name: string,
  title: string,
  example: number,
  more: Partial<ImportField> = {},
): ImportField => ({ name, title, type: 'entero', example, ...more })
