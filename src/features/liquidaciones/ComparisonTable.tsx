import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { numero, pesos } from '../../ui/formats'

interface Comparacion {
  concepto: string
  sensor: number
  registradora: number
  formato: (cifra: number) => string
}

const comparaciones = (detalle: LiquidacionDetalle): Comparacion[] => [
  {
    concepto: 'Pasajeros',
    sensor: detalle.sensorNetos,
    registradora: detalle.pasajerosRegistradora,
    formato: numero,
  },
  {
    concepto: 'Valor neto',
    sensor: detalle.valorNeto,
    registradora: detalle.valorNetoRegistradora,
    formato: pesos,
  },
  { concepto: 'Salario', sensor: detalle.salario, registradora: detalle.salarioRegistradora, formato: pesos },
]

const cifra = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

/** What the sensor says beside what the register says, so that a difference is seen at a glance. */
export function ComparisonTable({ detalle }: { detalle: LiquidacionDetalle }) {
  return (
    // Only what takes the focus can be scrolled with the keyboard; the dialog around it too.
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
          {comparaciones(detalle).map(({ concepto, sensor, registradora, formato }) => {
            const diferencia = sensor - registradora
            return (
              <TableRow key={concepto}>
                <TableCell component="th" scope="row">
                  {concepto}
                </TableCell>
                <TableCell align="right" sx={cifra}>
                  {formato(sensor)}
                </TableCell>
                <TableCell align="right" sx={cifra}>
                  {formato(registradora)}
                </TableCell>
                <TableCell
                  align="right"
                  sx={{
                    ...cifra,
                    fontWeight: diferencia === 0 ? 400 : 700,
                    color: diferencia === 0 ? 'text.secondary' : 'warning.dark',
                  }}
                >
                  {diferencia > 0 && '+'}
                  {formato(diferencia)}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
