import { fechaLarga } from '../../contract/fechas'
import { gastosCorregidos } from '../../contract/importables'
import type { CuerpoLiquidacion } from '../../contract/liquidaciones'
import type { Db } from '../db/types'
import { notFound } from '../http/errors'
import { findByPair } from '../locks/liquidaciones'
import { detailByUuid } from './detail'

/** The fields that a correction may leave as they are. */
const OPTIONAL = ['civica', 'tiquetes', 'comentario', 'liquidada', 'abonoDto', 'deudaDto'] as const

/**
 * The edit of the settlement of that bus on that day; of what `given` does not name it keeps what it has.
 * @throws 404 when there is none.
 */
export async function correctionOf(
  db: Db,
  body: CuerpoLiquidacion,
  given: ReadonlySet<string>,
): Promise<CuerpoLiquidacion> {
  const { fecha, busNumero } = body
  const stored = await findByPair(db, fecha, busNumero)
  if (!stored) throw notFound(`No hay una liquidación del bus ${busNumero} para el ${fechaLarga(fecha)}.`)
  const detail = await detailByUuid(db, stored.uuid)
  const kept = Object.fromEntries(
    OPTIONAL.filter((field) => !given.has(field)).map((field) => [field, detail[field]]),
  )
  const gastos = gastosCorregidos(detail.gastos, given.has('gastos') ? body.gastos : [])
  return { ...body, ...kept, gastos, uuid: stored.uuid, version: null }
}
