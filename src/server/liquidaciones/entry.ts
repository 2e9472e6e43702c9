import type { Noun } from '../db/changes/noun'

/** As `JSON.stringify` writes the day in the changed columns of a settlement. Within a text its quotes would be escaped. */
const DELIVERED = '%"fechaEntrega":"%'

/**
 * Stores with settlements who entered them: the author of the change that gave each a day of delivery when it had none. An undo takes the
 * day away, or gives it back: then the record of changes tells which change that was.
 */
export const storeEntries: NonNullable<Noun['numbered']> = async (trx, before, { restoring = false }) => {
  const uuids = [...before.keys()].filter((uuid) => restoring || !before.get(uuid)?.fechaEntrega)
  if (uuids.length === 0) return
  const rows = trx.updateTable('liquidaciones').where('uuid', 'in', uuids)
  await rows
    .set(({ selectFrom }) => ({
      registradaSecuencia: selectFrom('cambios as c')
        .select(({ fn }) => fn.max('c.secuencia').as('last'))
        .where('c.sustantivo', '=', 'liquidaciones')
        .whereRef('c.identificador', '=', 'liquidaciones.uuid')
        .where('c.usuarioUuid', 'is not', null)
        .where('liquidaciones.fechaEntrega', 'is not', null)
        .$if(restoring, (changes) =>
          changes
            .where('c.tipo', '!=', 'restaurado')
            .where('c.despues', 'like', DELIVERED)
            .where(({ eb, fn, val }) => eb(fn.coalesce('c.antes', val('')), 'not like', DELIVERED)),
        ),
    }))
    .execute()
  await rows
    .set(({ selectFrom }) => {
      const change = selectFrom('cambios as c').whereRef(
        'c.secuencia',
        '=',
        'liquidaciones.registradaSecuencia',
      )
      return {
        registradaPor: change.select('c.usuarioUuid'),
        registradaEnCaja: change.innerJoin('importaciones as i', 'i.uuid', 'c.grupo').select('i.enCaja'),
      }
    })
    .execute()
}
