/** Issued papers as later ones see them. */
import { nombreDeEmitido } from '../../contract/catalogos'
import { type CuerpoPrevia } from '../../contract/previa'
import { type Db } from '../db/types'
import { conflict, notFound } from '../http/errors'
import { groupBy } from '../../contract/groupBy'

/** The days of some contracts that papers pay which are not annulled, by contract. @param reemplaza a paper that is taken for annulled. */
export async function readPrevios(db: Db, contratos: readonly string[], reemplaza = '') {
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
    ...{ desde: desde ?? '', hasta: hasta ?? '', dias: dias ?? 0 },
  }))
  return groupBy(previos, ({ contratoUuid }) => contratoUuid)
}
/** Days of a contract that an issued paper pays. */
export type Previo = NonNullable<ReturnType<Awaited<ReturnType<typeof readPrevios>>['get']>>[number]

/** The paper in whose place another is computed. @throws 404, or 409 where it cannot be replaced by such a one. */
export async function readReemplazado(db: Db, uuid: string, { tipo, ...body }: CuerpoPrevia) {
  const paper = await db
    .selectFrom('emitidos as e')
    .innerJoin('conductores as c', 'c.uuid', 'e.conductorUuid')
    .leftJoin('emitidos as r', 'r.reemplaza', 'e.uuid')
    .where('e.uuid', '=', uuid)
    .select(['e.tipo', 'e.anio', 'e.numero', 'e.corte', 'e.contratoUuid', 'c.documento'])
    .select('r.uuid as reemplazadoPor')
    .executeTakeFirstOrThrow(() => notFound('El documento no existe.'))
  const nombre = nombreDeEmitido(paper)
  if (paper.reemplazadoPor !== null) throw conflict(`El documento ${nombre} ya fue reemplazado.`)
  if (paper.tipo !== tipo || ('documento' in body && body.documento !== paper.documento))
    throw conflict(`${nombre} es de otro tipo o de otro conductor.`)
  return paper
}
