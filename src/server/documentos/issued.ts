/** Issued papers as later ones see them. */
import { nombreDeEmitido } from '../../contract/catalogos'
import { type CuerpoPrevia } from '../../contract/previa'
import { type Db } from '../db/types'
import { conflict, notFound } from '../http/errors'
import { groupBy } from '../../contract/groupBy'

/** The days of some contracts that papers pay which are not annulled, by contract. @param reemplaza a paper that is taken for annulled. */
export async function readPaidDays(db: Db, contratos: readonly string[], reemplaza = '') {
  const rows = await db
    .selectFrom('emitidoConceptos as c')
    .innerJoin('emitidos as e', 'e.uuid', 'c.emitidoUuid')
    .where('c.contratoUuid', 'in', contratos)
    .where('e.anulado', '=', 0)
    .where('e.uuid', '!=', reemplaza)
    .select(['c.contratoUuid', 'c.emitidoUuid', 'e.tipo', 'e.anio', 'e.numero', 'e.corte'])
    .select(['c.concepto', 'c.desde', 'c.hasta', 'c.dias', 'c.valor'])
    .orderBy('e.instante')
    .orderBy('c.desde')
    .execute()
  const previos = rows.map(({ anio, numero, desde, hasta, dias, ...row }) => ({
    ...row,
    papel: nombreDeEmitido({ tipo: row.tipo, anio, numero }),
    /** '2026-3' */
    numero: `${anio}-${numero}`,
    desde: desde ?? '',
    hasta: hasta ?? '',
    dias: dias ?? 0,
  }))
  return groupBy(previos, ({ contratoUuid }) => contratoUuid)
}
/** Days of a contract that an issued paper pays. */
export type PaidDays = NonNullable<ReturnType<Awaited<ReturnType<typeof readPaidDays>>['get']>>[number]

/** Papers with the one that stands for each, the driver's documento and the first day of the contract. */
export const papersOf = (db: Db) =>
  db
    .selectFrom('emitidos as e')
    .innerJoin('conductores as c', 'c.uuid', 'e.conductorUuid')
    .innerJoin('contratos as k', 'k.uuid', 'e.contratoUuid')
    .leftJoin('emitidos as r', 'r.reemplaza', 'e.uuid')
    .selectAll('e')
    .select([
      'r.uuid as reemplazadoPor',
      'c.documento',
      'k.desde as contratoDesde',
      'k.hasta as contratoHasta',
    ])

/** @throws 404 */
export const paperOf = (db: Db, uuid: string) =>
  papersOf(db)
    .where('e.uuid', '=', uuid)
    .executeTakeFirstOrThrow(() => notFound('El documento no existe.'))

/** The paper in whose place another is computed. @throws 404, or 409 where it cannot be replaced by such a one. */
export async function readReplaced(db: Db, uuid: string, { tipo, ...body }: CuerpoPrevia) {
  const paper = await paperOf(db, uuid)
  const nombre = nombreDeEmitido(paper)
  if (paper.reemplazadoPor !== null) throw conflict(`El documento ${nombre} ya fue reemplazado.`)
  if (paper.tipo !== tipo || ('documento' in body && body.documento !== paper.documento))
    throw conflict(`${nombre} es de otro tipo o de otro conductor.`)
  return paper
}
