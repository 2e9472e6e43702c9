import { limitesDelMes, type Periodo } from '../../contract/fechas'

/** The month of a day up to it, and the whole month before. */
export function periodsOf(hasta: string): readonly [month: Periodo, former: Periodo] {
  const [anio = 0, mes = 0] = hasta.split('-').map(Number)
  // A month 0 is December of the year before.
  return [{ desde: limitesDelMes(anio, mes).desde, hasta }, limitesDelMes(anio, mes - 1)]
}
