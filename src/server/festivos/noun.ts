import { fechaLarga } from '../../contract/fechas'
import { FestivoSchema } from '../../contract/festivos'
import type { Nouns } from '../db/changes/noun'
import { imported, type Imports } from '../imported'
import { createFestivo, judgeFestivo } from './repository'

export const FESTIVOS: Nouns['festivos'] & Imports['festivos'] = {
  label: ({ fecha }) => fechaLarga(fecha),
  undo: ['crearFestivo', 'eliminarFestivo'],
  taken: { fecha: 'ya existe un festivo en esa fecha' },
  ...imported({
    permiso: 'crearFestivo',
    schema: FestivoSchema,
    judging:
      (db) =>
      ({ body }) =>
        judgeFestivo(db, body.fecha),
    storing:
      (unit) =>
      ({ body }) =>
        createFestivo(unit, body.fecha),
  }),
}
