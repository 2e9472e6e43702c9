import { ConductorSchema } from '../../contract/conductores'
import type { Nouns } from '../db/changes/noun'
import { imported, type Imports } from '../imported'
import { createConductor, editConductor, judgeConductor } from './repository'

export const CONDUCTORES: Nouns['conductores'] & Imports['conductores'] = {
  label: ({ nombre }) => nombre,
  derived: ['documentoClave'],
  undo: ['editarConductor', 'retirarConductor'],
  taken: { documento: 'otro conductor tiene ese documento' },
  ...imported({
    permiso: 'crearConductor',
    corrects: true,
    schema: ConductorSchema.omit({ version: true }),
    judging:
      (db, { today }) =>
      ({ body, corrects }) =>
        judgeConductor(db, body, corrects, today),
    storing:
      (unit, { today }) =>
      ({ body, corrects }) =>
        corrects
          ? editConductor(unit, body.documento, body, today, null)
          : createConductor(unit, body, today),
  }),
}
