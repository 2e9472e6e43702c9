import type { GastoFila } from '../../contract/gastos'
import { sumaDe } from '../../contract/numeros'
import type { Bar } from '../../ui/charts/series'
import { pesos } from '../../ui/texts/formats'

/** Beyond this many bars the smallest are summed into one. */
const MAX_BARS = 10

/** Expenses summed by name, in whole pesos, largest first; beyond ten names the rest are one bar. */
export function gastosByNombre(gastos: readonly GastoFila[]): Bar[] {
  const byName = new Map<string, number>()
  for (const { nombre, valor } of gastos) byName.set(nombre, (byName.get(nombre) ?? 0) + valor)
  const bars = [...byName].map(([nombre, value]) => ({ nombre, value })).sort((a, b) => b.value - a.value)
  if (bars.length <= MAX_BARS) return bars
  const rest = bars.slice(MAX_BARS - 1)
  return [...bars.slice(0, MAX_BARS - 1), { nombre: `Otros (${rest.length})`, value: sumaDe(rest, 'value') }]
}

/** The chart in words: each name's sum and its share of the total. */
export function describeBars(bars: readonly Bar[]) {
  const total = sumaDe(bars, 'value')
  const parts = bars.map(({ nombre, value }) => {
    const part = total > 0 ? ` (${Math.round((value / total) * 100)} %)` : ''
    return `${nombre}: ${pesos(value)}${part}`
  })
  return `${parts.join('; ')}.`
}
