import type { Db } from '../db/types'
import { badRequest } from '../http/errors'
import { esFestivo } from '../nomina/festivos'
import {
  CifraFueraDeRango,
  calcularLiquidacion,
  type CifrasDeLiquidacion,
  type DatosDeLiquidacion,
} from '../nomina/liquidacion'

/**
 * The figures of a settlement on its day, which is looked up among the festivos each time.
 *
 * @throws 400 when what was typed leads to figures too large to be stored exactly.
 */
export async function figuresOfDay(
  db: Db,
  fecha: string,
  datos: Omit<DatosDeLiquidacion, 'esFestivo'>,
): Promise<CifrasDeLiquidacion> {
  const festivos = await db.selectFrom('festivos').select('fecha').where('fecha', '=', fecha).execute()
  const registered = new Set(festivos.map((festivo) => festivo.fecha))
  try {
    return calcularLiquidacion({ ...datos, esFestivo: esFestivo(fecha, registered) })
  } catch (error) {
    if (!(error instanceof CifraFueraDeRango)) throw error
    throw badRequest('Los valores de la liquidación son demasiado grandes. Revise los números ingresados.')
  }
}
