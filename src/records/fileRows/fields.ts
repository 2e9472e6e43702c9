import { today } from '../../api/client/today'
import type { ImportField } from './noun'

const ofType =
  (type: ImportField['type']) =>
  (
    name: string,
    title: string,
    example: ImportField['example'],
    more?: Partial<ImportField>,
  ): ImportField => ({ name, title, type, example, ...more })

export const text = ofType('texto')
export const figure = ofType('entero')
export const date = ofType('fecha')
export const flag = ofType('booleano')

/** The day of what has happened. */
export const FECHA = date('fecha', 'Fecha', today(), { also: ['dia'] })
export const BUS = text('busNumero', 'Bus', '303', { also: ['numero de bus', 'movil'], isKey: true })
export const CONDUCTOR = text('conductorDocumento', 'Documento del conductor', '71234567', {
  also: [
    ...['documento', 'cedula', 'conductor', 'nombre del conductor', 'nombre conductor', 'chofer'],
    ...['nombre', 'operador', 'motorista'],
  ],
  orUnder: /^(?:nombre(?:del)?)?(?:conductor|chofer)$|^nombres?$/,
  isKey: true,
})
