import type { AsistenciaFila } from '../../contract/asistencias'
import { boolean, date, text, nounOf } from './noun'

export const ASISTENCIAS = nounOf<AsistenciaFila>()({
  id: 'asistencias',
  name: 'Asistencia',
  fields: {
    fecha: date('Fecha'),
    bus: text('Bus'),
    conductorNombre: text('Conductor'),
    asistio: boolean('Asistió'),
    entregoAlDia: boolean('Entrego Al Día'),
    entregoPresencial: boolean('Entrego Presencial'),
    justificacion: text('Justificación'),
  },
})
