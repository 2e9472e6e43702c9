import type { ContratoFila } from '../../contract/contratos'
import { columnsOf } from '../../records/nouns/noun'
import { CONTRATOS } from '../../records/nouns/contratos'

export const COLUMNS = columnsOf<ContratoFila>(CONTRATOS, {
  empresa: { card: 'title' },
  desde: { card: 'figure' },
  hasta: { card: 'figure' },
  vacacionesPrevias: {},
  cesantiasDesde: {},
})
