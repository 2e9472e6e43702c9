import { today } from '../../api/client/today'
import type { ImportField } from './noun'

const ofKind =
  (kind: ImportField['kind']) =>
  (
    name: string,
    title: string,
    example: ImportField['example'],
    more?: Partial<ImportField>,
  ): ImportField => ({ name, title, kind, example, ...more })

export const text = ofKind('text')
export const figure = ofKind('number')
export const date = ofKind('date')
export const flag = ofKind('boolean')

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
