import { sql } from 'kysely'
import { type AsistenciaFila } from '../../contract/asistencias'
import { type Db } from '../db/types'
import { alphabetically } from '../collation'

/** What is known of a driver's day before anybody has marked it. */
interface DiaDelConductor {
  busDelDia: string | null
  busAsignado: string | null
  /** Settlements of the day that were not delivered on it; null when there is no settlement at all. */
  sinEntregar: number | null
}

const propuesta = ({ busDelDia, busAsignado, sinEntregar }: DiaDelConductor) => ({
  uuid: null,
  bus: busDelDia ?? busAsignado ?? '',
  justificacion: '',
  asistio: sinEntregar !== null,
  entregoAlDia: sinEntregar === 0,
  // Only who received the money knows whether it was brought in person.
  entregoPresencial: false,
})

/**
 * A row for every active driver on a day, by name: the stored one, else a proposal without uuid that only a POST stores.
 * The proposal takes the bus of the day's settlement (of several, the last entered), else the one assigned to the
 * driver; attended where there is a settlement, and al día where all of them were delivered on that day.
 */
export async function prepararAsistencias(db: Db, fecha: string): Promise<AsistenciaFila[]> {
  const conductores = await db
    .selectFrom('conductores as c')
    .leftJoin('asistencias as a', (union) =>
      union.onRef('a.conductorUuid', '=', 'c.uuid').on('a.fecha', '=', fecha),
    )
    .select((eb) => [
      'c.uuid as conductorUuid',
      'c.nombre as conductorNombre',
      'a.uuid',
      'a.bus',
      'a.justificacion',
      'a.asistio',
      'a.entregoAlDia',
      'a.entregoPresencial',
      eb
        .selectFrom('liquidaciones as l')
        .select('l.busNumero')
        .whereRef('l.conductorUuid', '=', 'c.uuid')
        .where('l.fecha', '=', fecha)
        .orderBy('l.id', 'desc')
        .limit(1)
        .as('busDelDia'),
      eb
        .selectFrom('liquidaciones as l')
        .select(sql<number | null>`sum(case when l."fechaEntrega" = l.fecha then 0 else 1 end)`.as('total'))
        .whereRef('l.conductorUuid', '=', 'c.uuid')
        .where('l.fecha', '=', fecha)
        .as('sinEntregar'),
      eb
        .selectFrom('buses as b')
        .select((b) => b.fn.min('b.numero').as('numero'))
        .whereRef('b.conductorUuid', '=', 'c.uuid')
        .as('busAsignado'),
    ])
    .where('c.valido', '=', 1)
    .execute()
  return conductores
    .map(({ conductorUuid, conductorNombre, uuid, busDelDia, busAsignado, sinEntregar, ...guardada }) => ({
      fecha,
      conductorUuid,
      conductorNombre,
      ...(uuid === null
        ? propuesta({ busDelDia, busAsignado, sinEntregar })
        : {
            uuid,
            bus: guardada.bus ?? '',
            justificacion: guardada.justificacion ?? '',
            asistio: guardada.asistio === 1,
            entregoAlDia: guardada.entregoAlDia === 1,
            entregoPresencial: guardada.entregoPresencial === 1,
          }),
    }))
    .sort(alphabetically('conductorNombre', 'conductorUuid'))
}
