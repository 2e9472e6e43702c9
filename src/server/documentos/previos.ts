/** Issued papers as later ones see them. */
import { nombreDeEmitido, type TipoDePapel } from '../../contract/catalogos'
import { type Concepto, type CuerpoPrevia } from '../../contract/previa'
import { type Db } from '../db/types'
import { conflict, notFound } from '../http/errors'
import { type Periodo } from '../nomina/dias'

/** Days of a contract that an issued paper pays. */
export interface Previo extends Periodo {
  tipo: TipoDePapel
  /** 'Prima 2026-3' */
  papel: string
  /** '2026-3' */
  numero: string
  /** The day by which it was computed. */
  corte: string
  concepto: Concepto
  /** Working days of vacations; days of payroll of other concepts. */
  dias: number
  valor: number
}

/** The days of some contracts that papers pay which are not annulled. @param reemplaza a paper that is taken for annulled. */
export async function readPrevios(db: Db, contratos: readonly string[], reemplaza = '') {
  const previos = new Map<string | null, Previo[]>()
  if (contratos.length === 0) return previos
  const rows = await db
    .selectFrom('emitidoConceptos as c')
    .innerJoin('emitidos as e', 'e.uuid', 'c.emitidoUuid')
    .where('c.contratoUuid', 'in', contratos)
    .where('e.anulado', '=', 0)
    .where('e.uuid', '!=', reemplaza)
    .select(['c.contratoUuid', 'e.tipo', 'e.anio', 'e.numero', 'e.corte'])
    .select(['c.concepto', 'c.desde', 'c.hasta', 'c.dias', 'c.valor'])
    .orderBy('e.instante')
    .orderBy('c.desde')
    .execute()
  for (const { contratoUuid, anio, numero, desde, hasta, dias, ...row } of rows) {
    const papel = nombreDeEmitido({ tipo: row.tipo, anio, numero })
    const previo = { ...row, papel, numero: `${anio}-${numero}` }
    const own = previos.get(contratoUuid) ?? []
    previos.set(contratoUuid, own)
    own.push({ ...previo, desde: desde ?? '', hasta: hasta ?? '', dias: dias ?? 0 })
  }
  return previos
}

/** The paper in whose place another is computed. @throws 404, or 409 where it cannot be replaced by such a one. */
export async function readReemplazado(db: Db, uuid: string, { tipo, ...body }: CuerpoPrevia) {
  const paper = await db
    .selectFrom('emitidos as e')
    .innerJoin('conductores as c', 'c.uuid', 'e.conductorUuid')
    .where('e.uuid', '=', uuid)
    .select(['e.tipo', 'e.anio', 'e.numero', 'e.anulado', 'e.corte', 'e.contratoUuid', 'c.documento'])
    .executeTakeFirstOrThrow(() => notFound('El documento no existe.'))
  const nombre = nombreDeEmitido(paper)
  if (paper.anulado === 1) throw conflict(`${nombre} está anulado.`)
  if (paper.tipo !== tipo || ('documento' in body && body.documento !== paper.documento))
    throw conflict(`${nombre} es de otro tipo o de otro conductor.`)
  return paper
}
