import { sql } from 'kysely'
import { type AsistenciaFila } from '../../contract/asistencias'
import { type Db } from '../db/types'
import { alphabetically } from '../collation'

/** What the settlements tell of a driver's day. */
interface DriversDay {
  busDelDia: string | null
  busAsignado: string | null
  /** Settlements of the day that were not delivered on it; null when there is no settlement at all. */
  sinEntregar: number | null
}

const proposal = ({ busDelDia, busAsignado, sinEntregar }: DriversDay) => ({
  uuid: null,
  version: 0,
  bus: busDelDia ?? busAsignado ?? '',
  justificacion: '',
  asistio: sinEntregar !== null,
  entregoAlDia: sinEntregar === 0,
  // The settlements do not tell whether the money was brought in person.
  entregoPresencial: false,
})

/**
 * A row for every active driver on a day, by name: the stored one, else a proposal without uuid that only a POST stores.
 * The proposal takes the bus of the day's settlement (of several, the last entered), else the one assigned to the
 * driver; attended where there is a settlement, and al día where all of them were delivered on that day.
 */
export async function proposeAsistencias(db: Db, fecha: string): Promise<AsistenciaFila[]> {
  const rows = await db
    .selectFrom('conductores as c')
    .leftJoin('asistencias as a', (join) =>
      join.onRef('a.conductorUuid', '=', 'c.uuid').on('a.fecha', '=', fecha),
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
      'a.version',
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
  return rows
    .map(({ conductorUuid, conductorNombre, uuid, busDelDia, busAsignado, sinEntregar, ...stored }) => ({
      fecha,
      conductorUuid,
      conductorNombre,
      ...(uuid === null
        ? proposal({ busDelDia, busAsignado, sinEntregar })
        : {
            uuid,
            bus: stored.bus ?? '',
            justificacion: stored.justificacion ?? '',
            asistio: stored.asistio === 1,
            entregoAlDia: stored.entregoAlDia === 1,
            entregoPresencial: stored.entregoPresencial === 1,
            version: stored.version,
          }),
    }))
    .sort(alphabetically('conductorNombre', 'conductorUuid'))
}
