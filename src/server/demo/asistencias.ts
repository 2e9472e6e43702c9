import { type Insertable } from 'kysely'
import { sumarDias } from '../../contract/fechas'
import { type AsistenciasTable } from '../db/schema'
import { type LiquidacionDemo } from './operacion'
import { type ConductorDemo } from './personas'
import { type Random } from './random'

const JUSTIFICACIONES = ['Enfermo', 'Incapacidad', 'Varado', 'Vacaciones', 'Autorizado', '', '']

/** A row for every driver of each of the `days` days before today: attended or absent. */
export function createAsistencias(
  random: Random,
  conductores: readonly ConductorDemo[],
  liquidaciones: readonly LiquidacionDemo[],
  today: string,
  days: number,
) {
  const driven = new Map(liquidaciones.map((row) => [`${row.fecha} ${row.conductorUuid}`, row]))
  return Array.from({ length: days }, (_, day) => sumarDias(today, day - days)).flatMap((fecha) =>
    conductores
      .filter(({ fechaUltimoRetiro }) => fecha <= (fechaUltimoRetiro ?? today))
      .map(({ uuid }) => {
        const liquidacion = driven.get(`${fecha} ${uuid}`)
        const absence = random.chance(0.82) ? 'Descanso' : random.pick(JUSTIFICACIONES)
        return {
          uuid: random.uuid(),
          fecha,
          conductorUuid: uuid,
          bus: liquidacion?.busNumero ?? '',
          justificacion: liquidacion ? '' : absence,
          asistio: liquidacion ? 1 : 0,
          entregoAlDia: liquidacion?.fechaEntrega === fecha ? 1 : 0,
          entregoPresencial: liquidacion && random.chance(0.9) ? 1 : 0,
        } satisfies Insertable<AsistenciasTable>
      }),
  )
}
