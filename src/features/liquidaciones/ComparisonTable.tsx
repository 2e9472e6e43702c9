import { signed } from '../../ui/texts/distances'
import Typography from '@mui/material/Typography'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { FigureTable, type FigureRow } from '../../ui/charts/FigureTable'
import { numero, pesos } from '../../ui/texts/formats'
import { isUnread } from './totals'

const COLUMNS = ['Concepto', 'Sensor', 'Registradora', 'Diferencia']

function compare(
  name: string,
  sensor: number,
  registradora: number | null,
  format: (figure: number) => string,
): FigureRow {
  if (registradora === null) return { key: name, name, figures: [format(sensor), '—', '—'] }
  const difference = sensor - registradora
  const style = difference === 0 ? { color: 'text.secondary' } : { fontWeight: 600 }
  const shown = (
    <Typography component="span" variant="inherit" sx={style}>
      {signed(format, difference)}
    </Typography>
  )
  return { key: name, name, figures: [format(sensor), format(registradora), shown] }
}

/** The sensor's and the register's figures side by side, with their difference. */
export function ComparisonTable({ detalle }: { detalle: LiquidacionDetalle }) {
  const read = (figure: number) => (isUnread(detalle) ? null : figure)
  return (
    <FigureTable
      title="Sensor y registradora"
      columns={COLUMNS}
      rows={[
        compare('Pasajeros', detalle.sensorNetos, read(detalle.pasajerosRegistradora), numero),
        compare('Valor neto', detalle.valorNeto, read(detalle.valorNetoRegistradora), pesos),
        compare('Salario', detalle.salario, read(detalle.salarioRegistradora), pesos),
      ]}
      narrow={false}
    />
  )
}
