import type { Resumen } from '../../contract/importaciones'
import { FigureTable } from '../../ui/charts/FigureTable'
import { counted, fechaCorta, numero, pesos } from '../../ui/texts/formats'

/** The register's first: a phone shows them without scrolling. */
const COLUMNS = ['Día', 'Buses', 'Pasajeros reg.', 'Neto reg.', 'Pasajeros sensor', 'Neto sensor']

const figuresOf = (figures: Resumen['total']) => [
  numero(figures.buses),
  numero(figures.pasajerosReg),
  pesos(figures.valorNetoReg),
  numero(figures.pasajerosSensor),
  pesos(figures.valorNetoSensor),
]

/** What an import's settlements come to, as the server says: in all, and by day. */
export function Summary({ resumen: { dias: days, total } }: { resumen: Resumen }) {
  if (days.length === 0) return null
  const all = {
    key: 'total',
    name: `Total, ${counted(days.length, ['día', 'días'])}`,
    figures: figuresOf(total),
  }
  const ofDays = days.map(({ fecha, ...figures }) => ({
    key: fecha,
    name: fechaCorta(fecha),
    figures: figuresOf(figures),
  }))
  return (
    <FigureTable title="Lo que suma" columns={COLUMNS} rows={days.length > 1 ? [all, ...ofDays] : ofDays} />
  )
}
