/** Steps of a paper that are shares of an average. */
import { type Aviso, type Linea } from '../../contract/previa'
import { avisosDelPromedio, deLaBase, promediar, type Historia, type Promedio } from './base'
import { type Periodo } from './dias'

/** A line with the average that it was computed from. */
export interface Paso extends Linea {
  promedio: Promedio | null
}

export interface Calculo {
  pasos: Paso[]
  avisos: Aviso[]
}

/** The share `factor ÷ by` of a window's average, which warnings call `cual`. */
export function pay(
  historia: Historia,
  linea: Omit<Linea, 'base' | 'valor'>,
  ventana: Periodo,
  cual: string | number,
  factor: number,
  by: number,
) {
  // CST 249 and 306 count the allowance, 127 and 192 do not.
  const withAuxilio = linea.concepto === 'prima' || linea.concepto === 'cesantias'
  const promedio = promediar(historia, ventana, withAuxilio)
  const paso = { ...linea, base: promedio.base, valor: deLaBase(promedio, factor, by), promedio }
  return { pasos: [paso] as [typeof paso], avisos: avisosDelPromedio(historia, ventana, promedio, cual) }
}

/** The benefits of some calculations in their order; what several say is said once. */
export const combine = (calculos: readonly Calculo[]): Calculo => ({
  pasos: calculos.flatMap(({ pasos }) => pasos),
  avisos: [
    ...new Map(calculos.flatMap(({ avisos }) => avisos.map((aviso) => [aviso.mensaje, aviso]))).values(),
  ],
})
