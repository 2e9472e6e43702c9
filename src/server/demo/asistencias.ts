import { sumarDias } from '../../contract/fechas'
import { type AsistenciasTable } from '../db/schema'
import { type Azar } from './azar'
import { type LiquidacionDemo } from './operacion'
import { type ConductorDemo } from './personas'

const JUSTIFICACIONES = ['Enfermo', 'Incapacidad', 'Varado', 'Vacaciones', 'Autorizado'] as const

const SIN_ASISTIR = { bus: '', asistio: 0, entregoAlDia: 0, entregoPresencial: 0 } as const

/** Who came and who did not on each of the `dias` days from `now`: a row for every driver of that day. */
export function crearAsistencias(
  azar: Azar,
  conductores: readonly ConductorDemo[],
  liquidaciones: readonly LiquidacionDemo[],
  desde: string,
  dias: number,
): AsistenciasTable[] {
  const delDia = new Map(liquidaciones.map((una) => [`${una.fecha} ${una.conductorUuid}`, una]))
  const marcar = (fecha: string, conductorUuid: string): AsistenciasTable => {
    const comunes = { uuid: azar.uuid(), fecha, conductorUuid }
    const liquidacion = delDia.get(`${fecha} ${conductorUuid}`)
    if (!liquidacion) {
      const justificacion = azar.sucede(0.82)
        ? 'Descanso'
        : azar.sucede(0.35)
          ? ''
          : azar.uno(JUSTIFICACIONES)
      return { ...comunes, justificacion, ...SIN_ASISTIR }
    }
    return {
      ...comunes,
      bus: liquidacion.busNumero,
      justificacion: '',
      asistio: 1,
      entregoAlDia: liquidacion.fechaEntrega === fecha ? 1 : 0,
      entregoPresencial: azar.sucede(0.9) ? 1 : 0,
    }
  }
  return Array.from({ length: dias }, (_, dia) => sumarDias(desde, dia)).flatMap((fecha) =>
    conductores
      .filter(({ fechaUltimoRetiro }) => fechaUltimoRetiro === null || fecha <= fechaUltimoRetiro)
      .map(({ uuid }) => marcar(fecha, uuid)),
  )
}
