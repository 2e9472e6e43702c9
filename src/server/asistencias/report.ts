import { sql, type RawBuilder } from 'kysely'
import { type ReporteAsistenciaFila } from '../../contract/asistencias'
import { type Db } from '../db/types'
import { alphabetically } from '../collation'

/** The number of a driver's rows that meet a condition. */
const days = (condition: RawBuilder<unknown>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`

/** Leaves out an absence before the driver's entry and before any settlement or contract that tells of an earlier one. */
const inService = sql<boolean>`not exists (
  select 1 from conductores c where c.uuid = a."conductorUuid" and a.asistio = 0 and a.fecha < c."fechaUltimoIngreso"
  and not exists (select 1 from liquidaciones l where l."conductorUuid" = c.uuid and l.fecha <= a.fecha)
  and not exists (select 1 from contratos k where k."conductorUuid" = c.uuid and k.desde <= a.fecha))`

/**
 * The drivers who have rows between two dates, both inclusive, by name, each with that time in days.
 *
 * `totalDias` are the driver's rows, each either an asistencia or a falta; a falta is sin justificación when nothing was
 * written. Deliveries, made and missed, count only on days attended: an absent driver
 * has nothing to hand in, and one absence would otherwise count against the driver three times. So al día + no al día = asistencias = presencial + no
 * presencial. An absence before the beginning of service is none.
 */
export async function reportAsistencias(
  db: Db,
  desde: string,
  hasta: string,
): Promise<ReporteAsistenciaFila[]> {
  // Counting before the join with the names leaves four hundred rows of twelve thousand to join.
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('asistencias as a')
        .select([
          'a.conductorUuid as uuid',
          days(sql`a.asistio = 0`).as('totalFaltas'),
          days(sql`a.asistio = 0 and a.justificacion = ''`).as('totalFaltasSinJustificacion'),
          days(sql`a.asistio = 1`).as('totalAsistencias'),
          days(sql`a.asistio = 1 and a."entregoAlDia" = 1`).as('totalEntregasAlDia'),
          days(sql`a.asistio = 1 and a."entregoAlDia" = 0`).as('totalNoEntregasAlDia'),
          days(sql`a.asistio = 1 and a."entregoPresencial" = 1`).as('totalEntregasPresencial'),
          days(sql`a.asistio = 1 and a."entregoPresencial" = 0`).as('totalNoEntregasPresencial'),
          sql<number>`count(*)`.as('totalDias'),
        ])
        .where('a.fecha', '>=', desde)
        .where('a.fecha', '<=', hasta)
        .where(inService)
        .groupBy('a.conductorUuid')
        .as('t'),
    )
    .innerJoin('conductores as c', 'c.uuid', 't.uuid')
    .selectAll('t')
    .select(['c.nombre as conductorNombre', 'c.documento as conductorDocumento'])
    .execute()
  return rows.sort(alphabetically('conductorNombre', 'conductorDocumento'))
}
