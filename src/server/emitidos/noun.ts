import { nombreDeEmitido } from '../../contract/catalogos'
import type { Nouns } from '../db/changes/noun'

export const EMITIDOS: Nouns['emitidos'] = {
  label: nombreDeEmitido,
  ofConductor: true,
  // They never change, and the paper keeps them.
  derived: ['lineas', 'insumos'],
}
