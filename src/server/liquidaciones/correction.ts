import { fechaLarga } from '../../contract/fechas'
import type { CuerpoLiquidacion } from '../../contract/liquidaciones'
import { sinAcentos } from '../../contract/sinAcentos'
import type { Db } from '../db/types'
import { notFound } from '../http/errors'
import { detailByUuid } from './detail'
import type { Lookups } from './lookups'

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
  { pair }: Pick<Lookups, 'pair'>,
): Promise<CuerpoLiquidacion> {
  const { fecha, busNumero } = body
  const stored = await pair(fecha, busNumero)
  if (!stored) throw notFound(`No hay una liquidación del bus ${busNumero} para el ${fechaLarga(fecha)}.`)
  const detail = await detailByUuid(db, stored.uuid)
  const kept = Object.fromEntries(
    OPTIONAL.filter((field) => !given.has(field)).map((field) => [field, detail[field]]),
  )
  // Merges the file's expenses with the stored ones of other names.
  const written = given.has('gastos') ? body.gastos : []
  const names = new Set(written.map(({ nombre }) => sinAcentos(nombre)))
  const others = detail.gastos.filter(({ nombre }) => !names.has(sinAcentos(nombre)))
  return { ...body, ...kept, gastos: [...others, ...written], uuid: stored.uuid, version: null }
}
