import Typography from '@mui/material/Typography'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { FigureTable, type FigureRow } from '../../ui/charts/FigureTable'
import { numero, pesos } from '../../ui/texts/formats'

const COLUMNS = ['Concepto', 'Sensor', 'Registradora', 'Diferencia']

function compare(
  name: string,
  sensor: number,
  registradora: number,
  format: (figure: number) => string,
): FigureRow {
  const difference = sensor - registradora
  const style = difference === 0 ? { color: 'text.secondary' } : { fontWeight: 700, color: 'warning.dark' }
  const shown = (
    <Typography component="span" variant="inherit" sx={style}>
      {difference > 0 && '+'}
      {format(difference)}
    </Typography>
  )
  return { key: name, name, figures: [format(sensor), format(registradora), shown] }
}

/** The sensor's and the register's figures side by side, with their difference. */
export const ComparisonTable = ({ detalle }: { detalle: LiquidacionDetalle }) => (
  <FigureTable
    title="Sensor y registradora"
    columns={COLUMNS}
    rows={[
      compare('Pasajeros', detalle.sensorNetos, detalle.pasajerosRegistradora, numero),
      compare('Valor neto', detalle.valorNeto, detalle.valorNetoRegistradora, pesos),
      compare('Salario', detalle.salario, detalle.salarioRegistradora, pesos),
    ]}
    narrow={false}
  />
)
