import { type Db } from '../db/types'
import { textoDeFuera } from '../nomina/avisos'

/** Tells of the entered settlements of drivers who have a contract that has begun, or of one of them, outside all of theirs. */
export async function readOutside(db: Db, hoy: string, conductorUuid = '') {
  const contratados = await db
    .selectFrom('contratos')
    .select('conductorUuid')
    .distinct()
    .where('desde', '<=', hoy)
    .$if(conductorUuid !== '', (query) => query.where('conductorUuid', '=', conductorUuid))
    .execute()
  if (contratados.length === 0) return textoDeFuera([])
  const uuids = contratados.map((one) => one.conductorUuid)
  const rows = await db
    .selectFrom('liquidaciones as l')
    .leftJoin('contratos as c', (join) =>
      join
        .onRef('c.conductorUuid', '=', 'l.conductorUuid')
        .onRef('c.desde', '<=', 'l.fecha')
        .on(({ eb, fn }) => eb('l.fecha', '<=', fn.coalesce('c.hasta', 'l.fecha'))),
    )
    .where('c.uuid', 'is', null)
    .where('l.fechaEntrega', 'is not', null)
    .where('l.conductorUuid', 'in', uuids)
    .select('l.fecha')
    .orderBy('l.fecha')
    .execute()
  return textoDeFuera(rows)
}
