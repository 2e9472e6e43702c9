import { fechaLarga } from '../../contract/fechas'
import type { Nouns } from '../db/changes/noun'
import { lockConductoresOf, neededBy, contradictionOf } from './repository'

export const CONTRATOS: Nouns['contratos'] = {
  label: ({ desde }) => `desde el ${fechaLarga(desde)}`,
  ofConductor: true,
  undo: ['guardarContrato', 'eliminarContrato'],
  lock: lockConductoresOf,
  needed: neededBy,
  obstacle: async (trx, key) => (await contradictionOf(trx, key))?.[1],
}
