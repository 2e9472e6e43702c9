import type { GastoFila } from '../../contract/gastos'
import type { Barra } from '../../ui/charts/BarChartPanel'
import { pesos } from '../../ui/formats'

/** More bars than these would be a list; the smaller ones go together. */
const MAXIMO_BARRAS = 10

const suma = (barras: readonly Barra[]) => barras.reduce((total, { valor }) => total + valor, 0)

/** Expenses summed by name in one pass, in whole pesos, the largest first; beyond ten names the rest are one bar. */
export function gastosPorNombre(gastos: readonly GastoFila[]): Barra[] {
  const porNombre = new Map<string, number>()
  for (const { nombre, valor } of gastos) porNombre.set(nombre, (porNombre.get(nombre) ?? 0) + valor)
  const barras = [...porNombre]
    .map(([nombre, valor]) => ({ nombre, valor }))
    .sort((a, b) => b.valor - a.valor)
  if (barras.length <= MAXIMO_BARRAS) return barras
  const resto = barras.slice(MAXIMO_BARRAS - 1)
  return [...barras.slice(0, MAXIMO_BARRAS - 1), { nombre: `Otros (${resto.length})`, valor: suma(resto) }]
}

/** What the bars tell, in words: each name's sum and its share of the whole. */
export function describirBarras(barras: readonly Barra[]): string {
  const total = suma(barras)
  const partes = barras.map(({ nombre, valor }) => {
    const parte = total > 0 ? ` (${Math.round((valor / total) * 100)} %)` : ''
    return `${nombre}: ${pesos(valor)}${parte}`
  })
  return `${partes.join('; ')}.`
}
