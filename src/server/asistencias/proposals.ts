import { type AsistenciaFila } from '../../contract/asistencias'
import { type Db } from '../db/types'
import { alphabetically } from '../collation'
import { toFila } from './repository'

/**
 * A row for every active driver on a day, by name: the stored one, else a proposal without uuid that only a POST stores.
 * The proposal takes the bus of the day's settlement (of several, the last entered), else the one assigned to the
 * driver; attended where there is a settlement, and al día where all of them were delivered on that day.
 */
export async function proposeAsistencias(db: Db, fecha: string) {
  const stored = await db.selectFrom('asistencias').selectAll().where('fecha', '=', fecha).execute()
  const storedOf = new Map(stored.map((row) => [row.conductorUuid, row]))
  const settled = await db
    .selectFrom('liquidaciones')
    .select(['conductorUuid', 'busNumero', 'fechaEntrega'])
    .where('fecha', '=', fecha)
    .orderBy('id')
    .execute()
  const conductores = await db
    .selectFrom('conductores as c')
    .leftJoin('buses as b', 'b.conductorUuid', 'c.uuid')
    .select(['c.uuid as conductorUuid', 'c.nombre as conductorNombre', 'c.documento as conductorDocumento'])
    .select(({ fn }) => fn.min('b.numero').as('busAsignado'))
    .where('c.valido', '=', 1)
    .groupBy(['c.uuid', 'c.nombre', 'c.documento'])
    .execute()
  return conductores
    .map(({ busAsignado, ...conductor }): AsistenciaFila => {
      const row = storedOf.get(conductor.conductorUuid)
      if (row) return toFila({ ...row, ...conductor })
      const own = settled.filter((liquidacion) => liquidacion.conductorUuid === conductor.conductorUuid)
      const last = own.at(-1)
      return {
        uuid: null,
        fecha,
        ...conductor,
        bus: last?.busNumero ?? busAsignado ?? '',
        justificacion: '',
        asistio: last !== undefined,
        entregoAlDia: last !== undefined && own.every(({ fechaEntrega }) => fechaEntrega === fecha),
        // The settlements do not tell whether the money was brought in person.
        entregoPresencial: false,
        version: 0,
      }
    })
    .sort(alphabetically('conductorNombre', 'conductorUuid'))
}
