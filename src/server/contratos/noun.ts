import { fechaLarga } from '../../contract/fechas'
import type { Nouns } from '../db/changes/noun'
import { overlapOf } from './repository'

export const CONTRATOS: Nouns['contratos'] = {
  label: ({ desde }) => `desde el ${fechaLarga(desde)}`,
  ofConductor: true,
  undo: ['guardarContrato', 'eliminarContrato'],
  obstacle: overlapOf,
}
