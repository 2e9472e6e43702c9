import type { Db } from '../db/types'
import { badRequest } from '../http/errors'
import { isFestivo } from '../nomina/festivos'
import {
  FigureOutOfRange,
  calculateLiquidacion,
  type LiquidacionFigures,
  type LiquidacionData,
} from '../nomina/liquidacion'

/** Whether a day pays the holiday rate, as the holidays are now. */
export async function paysFestivo(db: Db, fecha: string): Promise<boolean> {
  const rows = await db.selectFrom('festivos').select('fecha').where('fecha', '=', fecha).execute()
  return isFestivo(fecha, new Set(rows.map((row) => row.fecha)))
}

/**
 * The figures of a settlement.
 * @throws 400 when they are too large to be stored exactly.
 */
export function figuresOf(data: LiquidacionData): LiquidacionFigures {
  try {
    return calculateLiquidacion(data)
  } catch (error) {
    if (!(error instanceof FigureOutOfRange)) throw error
    throw badRequest('Los valores de la liquidación son demasiado grandes. Revise los números ingresados.')
  }
}
