import { PAPELES } from '../../contract/catalogos'
import { boolean, date, money, text, type Noun } from './noun'

export const EMITIDOS = {
  id: 'emitidos',
  name: 'Documento',
  fields: {
    conductorNombre: text('Conductor'),
    tipo: { title: 'Tipo', kind: 'option', options: PAPELES },
    empresa: text('Empresa'),
    corte: date('Corte'),
    valor: money('Valor'),
    emitidoPor: text('Por'),
    anulado: boolean('Anulado'),
    anuladoPor: text('Anulado por'),
    motivo: text('Motivo'),
  },
} as const satisfies Noun
