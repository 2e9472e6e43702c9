import { sql, type RawBuilder } from 'kysely'
import { type ReporteAsistenciaFila } from '../../contract/asistencias'
import { type Db } from '../db/types'
import { alphabetically } from '../collation'

/** How many of a driver's rows fulfil a condition. */
const dias = (condicion: RawBuilder<unknown>) => sql<number>`sum(case when ${condicion} then 1 else 0 end)`

/**
 * The drivers who have rows between two dates, both inclusive, by name, each with that time in days.
 *
 * `totalDias` are the driver's rows, each either an asistencia or a falta; a falta is sin justificación when nothing was
 * written. Deliveries, made and missed, count only on days attended: who did not come had nothing to hand in, and one
 * absence would otherwise be held against the driver three times. So al día + no al día = asistencias = presencial + no
 * presencial.
 */
export async function reporteDeAsistencias(
  db: Db,
  desde: string,
  hasta: string,
): Promise<ReporteAsistenciaFila[]> {
  // Counted before the names are looked up: twelve thousand rows are four hundred then.
  const reporte = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('asistencias as a')
        .select([
          'a.conductorUuid',
          dias(sql`a.asistio = 0`).as('totalFaltas'),
          dias(sql`a.asistio = 0 and a.justificacion = ''`).as('totalFaltasSinJustificacion'),
          dias(sql`a.asistio = 1`).as('totalAsistencias'),
          dias(sql`a.asistio = 1 and a."entregoAlDia" = 1`).as('totalEntregasAlDia'),
          dias(sql`a.asistio = 1 and a."entregoAlDia" = 0`).as('totalNoEntregasAlDia'),
          dias(sql`a.asistio = 1 and a."entregoPresencial" = 1`).as('totalEntregasPresencial'),
          dias(sql`a.asistio = 1 and a."entregoPresencial" = 0`).as('totalNoEntregasPresencial'),
          sql<number>`count(*)`.as('totalDias'),
        ])
        .where('a.fecha', '>=', desde)
        .where('a.fecha', '<=', hasta)
        .groupBy('a.conductorUuid')
        .as('t'),
    )
    .innerJoin('conductores as c', 'c.uuid', 't.conductorUuid')
    .select(['c.uuid', 'c.nombre as conductorNombre', 'c.documento as conductorDocumento'])
    .select(['t.totalFaltas', 't.totalFaltasSinJustificacion', 't.totalAsistencias', 't.totalEntregasAlDia'])
    .select(['t.totalNoEntregasAlDia', 't.totalEntregasPresencial', 't.totalNoEntregasPresencial'])
    .select('t.totalDias')
    .execute()
  return reporte.sort(alphabetically('conductorNombre', 'conductorDocumento'))
}
