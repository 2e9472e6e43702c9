/** Steps of a paper that are shares of an average. */
import { type Aviso, type Linea } from '../../contract/previa'
import { warnOfAverage, shareOf, averageOf, type History, type Average } from './base'
import type { Periodo } from '../../contract/fechas'

/** A line with the average that it was computed from and, of vacations, the working days that it takes. */
export interface Step extends Linea {
  promedio: Average | null
  habiles?: number
}

export interface Calculation {
  pasos: Step[]
  avisos: Aviso[]
}

/** The share `factor ÷ by` of a window's average, which warnings call `cual`. */
export function pay(
  historia: History,
  linea: Omit<Step, 'base' | 'valor' | 'promedio'>,
  ventana: Periodo,
  cual: string | number,
  factor: number,
  by: number,
) {
  // CST 249 and 306 count the allowance, 127 and 192 do not.
  const withAuxilio = linea.concepto === 'prima' || linea.concepto === 'cesantias'
  const promedio = averageOf(historia, ventana, withAuxilio)
  const paso = { ...linea, base: promedio.base, valor: shareOf(promedio, factor, by), promedio }
  return { pasos: [paso] as [typeof paso], avisos: warnOfAverage(historia, ventana, promedio, cual) }
}

/** The benefits of some calculations in their order; what several say is said once. */
export const combine = (calculos: readonly Calculation[]): Calculation => ({
  pasos: calculos.flatMap(({ pasos }) => pasos),
  avisos: [
    ...new Map(calculos.flatMap(({ avisos }) => avisos.map((aviso) => [aviso.mensaje, aviso]))).values(),
  ],
})
