import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { numero, pesos } from '../../ui/texts/formats'

interface Comparison {
  label: string
  sensor: number
  registradora: number
  format: (figure: number) => string
}

const comparisons = (detalle: LiquidacionDetalle): Comparison[] => [
  {
    label: 'Pasajeros',
    sensor: detalle.sensorNetos,
    registradora: detalle.pasajerosRegistradora,
    format: numero,
  },
  {
    label: 'Valor neto',
    sensor: detalle.valorNeto,
    registradora: detalle.valorNetoRegistradora,
    format: pesos,
  },
  { label: 'Salario', sensor: detalle.salario, registradora: detalle.salarioRegistradora, format: pesos },
]

const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

/** The sensor's and the register's figures side by side, with their difference. */
export function ComparisonTable({ detalle }: { detalle: LiquidacionDetalle }) {
  return (
    // Focusable, so that the keyboard can scroll it.
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label="Sensor y registradora">
        <TableHead>
          <TableRow>
            <TableCell>Concepto</TableCell>
            <TableCell align="right">Sensor</TableCell>
            <TableCell align="right">Registradora</TableCell>
            <TableCell align="right">Diferencia</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {comparisons(detalle).map(({ label, sensor, registradora, format }) => {
            const difference = sensor - registradora
            return (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell align="right" sx={figure}>
                  {format(sensor)}
                </TableCell>
                <TableCell align="right" sx={figure}>
                  {format(registradora)}
                </TableCell>
                <TableCell
                  align="right"
                  sx={{
                    ...figure,
                    fontWeight: difference === 0 ? 400 : 700,
                    color: difference === 0 ? 'text.secondary' : 'warning.dark',
                  }}
                >
                  {difference > 0 && '+'}
                  {format(difference)}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
