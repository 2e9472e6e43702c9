import { sql } from 'kysely'
import { type AsistenciaFila } from '../../contract/asistencias'
import { type Db } from '../db/types'
import { alphabetically } from '../collation'
import { toFila } from './repository'

/**
 * A row for every active driver on a day, by name: the stored one, else a proposal without uuid that only a POST stores.
 * The proposal takes the bus of the day's settlement (of several, the last entered), else the one assigned to the
 * driver; attended where there is a settlement, and al día where all of them were delivered on that day.
 */
export async function proposeAsistencias(db: Db, fecha: string): Promise<AsistenciaFila[]> {
  const stored = await db.selectFrom('asistencias').selectAll().where('fecha', '=', fecha).execute()
  const storedOf = new Map(stored.map((row) => [row.conductorUuid, row]))
  const conductores = await db
    .selectFrom('conductores as c')
    .select((eb) => [
      'c.uuid as conductorUuid',
      'c.nombre as conductorNombre',
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
        // Of the day's settlements, those that were not delivered on it; null when there is no settlement at all.
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
    .map(({ conductorUuid, conductorNombre, busDelDia, busAsignado, sinEntregar }): AsistenciaFila => {
      const row = storedOf.get(conductorUuid)
      if (row) return toFila({ ...row, conductorNombre })
      return {
        uuid: null,
        fecha,
        conductorUuid,
        conductorNombre,
        bus: busDelDia ?? busAsignado ?? '',
        justificacion: '',
        asistio: sinEntregar !== null,
        entregoAlDia: sinEntregar === 0,
        // The settlements do not tell whether the money was brought in person.
        entregoPresencial: false,
        version: 0,
      }
    })
    .sort(alphabetically('conductorNombre', 'conductorUuid'))
}
