import { type Insertable } from 'kysely'
import { sumarDias } from '../../contract/fechas'
import { type AsistenciasTable } from '../db/schema'
import { type Random } from './random'
import { type LiquidacionDemo } from './operacion'
import { type ConductorDemo } from './personas'

const JUSTIFICACIONES = ['Enfermo', 'Incapacidad', 'Varado', 'Vacaciones', 'Autorizado'] as const

const ABSENT = { bus: '', asistio: 0, entregoAlDia: 0, entregoPresencial: 0 } as const

/** A row for every driver of each of the `days` days from `desde`: attended or absent. */
export function createAsistencias(
  random: Random,
  conductores: readonly ConductorDemo[],
  liquidaciones: readonly LiquidacionDemo[],
  desde: string,
  days: number,
): Insertable<AsistenciasTable>[] {
  const ofDay = new Map(liquidaciones.map((a) => [`${a.fecha} ${a.conductorUuid}`, a]))
  const mark = (fecha: string, conductorUuid: string): Insertable<AsistenciasTable> => {
    const base = { uuid: random.uuid(), fecha, conductorUuid }
    const liquidacion = ofDay.get(`${fecha} ${conductorUuid}`)
    if (!liquidacion) {
      const justificacion = random.chance(0.82)
        ? 'Descanso'
        : random.chance(0.35)
          ? ''
          : random.pick(JUSTIFICACIONES)
      return { ...base, justificacion, ...ABSENT }
    }
    return {
      ...base,
      bus: liquidacion.busNumero,
      justificacion: '',
      asistio: 1,
      entregoAlDia: liquidacion.fechaEntrega === fecha ? 1 : 0,
      entregoPresencial: random.chance(0.9) ? 1 : 0,
    }
  }
  return Array.from({ length: days }, (_, day) => sumarDias(desde, day)).flatMap((fecha) =>
    conductores
      .filter(({ fechaUltimoRetiro }) => fechaUltimoRetiro === null || fecha <= fechaUltimoRetiro)
      .map(({ uuid }) => mark(fecha, uuid)),
  )
}
