import { sql } from 'kysely'
import type { Noun } from '../db/changes/noun'

/** As `JSON.stringify` writes the day in the changed columns of a settlement. Within a text its quotes would be escaped. */
const DELIVERED = '%"fechaEntrega":"%'

const ENTRY = sql<object>`("registradaSecuencia", "registradaPor", "registradaEnCaja")`

/**
 * Stores with settlements who entered them: the author of the change that gave each a day of delivery when it had none. An undo takes the
 * day away, or gives it back: then the record of changes tells which change that was.
 */
export const storeEntries: NonNullable<Noun['numbered']> = async (trx, before, { restoring = false }) => {
  const uuids = [...before.keys()].filter((uuid) => restoring || !before.get(uuid)?.fechaEntrega)
  if (uuids.length === 0) return
  await trx
    .updateTable('liquidaciones')
    .set(ENTRY, ({ selectFrom }) =>
      selectFrom('cambios as c')
        .leftJoin('importaciones as i', 'i.uuid', 'c.grupo')
        .select(['c.secuencia', 'c.usuarioUuid', 'i.enCaja'])
        .where('c.sustantivo', '=', 'liquidaciones')
        .whereRef('c.identificador', '=', 'liquidaciones.uuid')
        .where('c.usuarioUuid', 'is not', null)
        .where('liquidaciones.fechaEntrega', 'is not', null)
        .$if(restoring, (changes) =>
          changes
            .where('c.tipo', '!=', 'restaurado')
            .where('c.despues', 'like', DELIVERED)
            .where(({ eb, fn, val }) => eb(fn.coalesce('c.antes', val('')), 'not like', DELIVERED)),
        )
        .orderBy('c.secuencia', 'desc')
        .limit(1),
    )
    .where('uuid', 'in', uuids)
    // Leaves alone what only sensors have filled.
    .where(({ eb, or }) =>
      or([eb('fechaEntrega', 'is not', null), eb('registradaSecuencia', 'is not', null)]),
    )
    .execute()
}
