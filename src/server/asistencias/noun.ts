import { fechaLarga } from '../../contract/fechas'
import type { Nouns } from '../db/changes/noun'

export const ASISTENCIAS: Nouns['asistencias'] = {
  label: ({ fecha }) => fechaLarga(fecha),
  ofConductor: true,
  undo: ['registrarAsistencias'],
  taken: { fecha: 'ya existe la asistencia de ese conductor en esa fecha' },
}
