import type { ContratoFila } from '../../contract/contratos'
import { date, number, text, nounOf } from './noun'

export const CONTRATOS = nounOf<ContratoFila>()({
  id: 'contratos',
  name: 'Contrato',
  fields: {
    conductorNombre: text('Conductor'),
    empresa: text('Empresa'),
    desde: date('Desde'),
    hasta: date('Hasta'),
    vacacionesPrevias: number('Vacaciones previas'),
    cesantiasDesde: date('Cesantías desde'),
  },
})
