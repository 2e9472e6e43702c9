import type { Db } from '../db/types'
import { badRequest } from '../http/errors'
import { isFestivo } from '../nomina/festivos'
import {
  FigureOutOfRange,
  calculateLiquidacion,
  type LiquidacionFigures,
  type LiquidacionData,
} from '../nomina/liquidacion'

/**
 * The figures of a settlement on its day, which may be a registered festivo.
 *
 * @throws 400 when the figures are too large to be stored exactly.
 */
export async function figuresOfDay(
  db: Db,
  fecha: string,
  data: Omit<LiquidacionData, 'esFestivo'>,
): Promise<LiquidacionFigures> {
  const festivos = await db.selectFrom('festivos').select('fecha').where('fecha', '=', fecha).execute()
  const registered = new Set(festivos.map((festivo) => festivo.fecha))
  try {
    return calculateLiquidacion({ ...data, esFestivo: isFestivo(fecha, registered) })
  } catch (error) {
    if (!(error instanceof FigureOutOfRange)) throw error
    throw badRequest('Los valores de la liquidación son demasiado grandes. Revise los números ingresados.')
  }
}
