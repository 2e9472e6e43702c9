import type { Resumen } from '../../contract/importaciones'
import { FigureTable } from '../../ui/charts/FigureTable'
import { counted, fechaCorta, numero, pesos } from '../../ui/texts/formats'

/** The register's first: a phone shows them without scrolling. */
const COLUMNS = ['Día', 'Buses', 'Pasajeros reg.', 'Neto reg.', 'Pasajeros sensor', 'Neto sensor']

const rowOf = (key: string, name: string, figures: Resumen['total']) => ({
  key,
  name,
  figures: [
    numero(figures.buses),
    numero(figures.pasajerosReg),
    pesos(figures.valorNetoReg),
    numero(figures.pasajerosSensor),
    pesos(figures.valorNetoSensor),
  ],
})

/** Sums of an import's settlements, as the server says: in all, and by day. */
export function Summary({ resumen: { dias: days, total } }: { resumen: Resumen }) {
  if (days.length === 0) return null
  const all = rowOf('total', `Total, ${counted(days.length, ['día', 'días'])}`, total)
  const ofDays = days.map((day) => rowOf(day.fecha, fechaCorta(day.fecha), day))
  return (
    <FigureTable title="Lo que suma" columns={COLUMNS} rows={days.length > 1 ? [all, ...ofDays] : ofDays} />
  )
}
