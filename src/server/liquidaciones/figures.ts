import { registeredFechas } from '../festivos/repository'
import type { Db } from '../db/types'
import { badRequest } from '../http/errors'
import { isFestivo } from '../nomina/festivos'
import { FigureOutOfRange, calculateLiquidacion, type LiquidacionData } from '../nomina/liquidacion'
import { tarifaColumns } from './tarifa'

/** Checks whether a day pays the holiday rate by the present holidays. */
export const paysFestivo = async (db: Db, fecha: string) =>
  isFestivo(fecha, await registeredFechas(db, fecha, fecha))

/**
 * Columns that follow from a settlement's expenses, fare and kind of day.
 * @throws 400 for figures too large to be stored exactly.
 */
export function paidColumns(data: LiquidacionData) {
  try {
    return { ...tarifaColumns(data.tarifa, data.esFestivo), ...calculateLiquidacion(data) }
  } catch (error) {
    if (!(error instanceof FigureOutOfRange)) throw error
    throw badRequest('Los valores de la liquidación son demasiado grandes. Revise los números ingresados.')
  }
}
