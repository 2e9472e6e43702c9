import { fechaLarga } from '../../contract/fechas'
import type { ResumenSalarios } from '../../contract/salarios'
import { Section } from '../../ui/Section'
import { DayBars } from '../../ui/charts/DayBars'
import { axisPesos, fechaCorta, pesos } from '../../ui/texts/formats'
import { differenceText } from './difference'

/** Part of its first day, dd/mm/yy, that names a bar below it. */
const LABELS = { día: [0, 2], mes: [3] } as const

/** Draws how sensor and register differ in the course of a search, so that a drift is seen early. Renders nothing without days. */
export function DifferenceChart({ summary }: { summary: ResumenSalarios }) {
  const { por, diferencias } = summary
  const bars = diferencias.map(({ desde, valor: value }) => ({
    fecha: desde,
    label: fechaCorta(desde).slice(...LABELS[por]),
    title: `${fechaLarga(desde)}: ${pesos(value)}`,
    value,
  }))
  if (bars.length === 0) return null
  const name = `Diferencia sensor − registradora por ${por}`
  return (
    <Section title={name}>
      <DayBars
        description={`${name}, desde el ${fechaLarga(bars[0]!.fecha)}: ${differenceText(summary)}.`}
        bars={bars}
        format={axisPesos}
      />
    </Section>
  )
}
