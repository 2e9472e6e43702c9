import type { Db } from '../db/types'
import { badRequest } from '../http/errors'
import { isFestivo } from '../nomina/festivos'
import {
  FigureOutOfRange,
  calculateLiquidacion,
  type LiquidacionFigures,
  type LiquidacionData,
} from '../nomina/liquidacion'

/** Whether a day is a registered festivo. */
export const isRegistered = async (db: Db, fecha: string): Promise<boolean> =>
  (await db.selectFrom('festivos').select('fecha').where('fecha', '=', fecha).executeTakeFirst()) !==
  undefined

/**
 * The figures of a settlement on its day.
 * @param registered whether the day is a registered festivo.
 *
 * @throws 400 when the figures are too large to be stored exactly.
 */
export function figuresOfDay(
  fecha: string,
  registered: boolean,
  data: Omit<LiquidacionData, 'esFestivo'>,
): LiquidacionFigures {
  const festivos = new Set(registered ? [fecha] : [])
  try {
    return calculateLiquidacion({ ...data, esFestivo: isFestivo(fecha, festivos) })
  } catch (error) {
    if (!(error instanceof FigureOutOfRange)) throw error
    throw badRequest('Los valores de la liquidación son demasiado grandes. Revise los números ingresados.')
  }
}
