import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Gasto } from '../../contract/liquidaciones'
import { pesos } from '../../ui/texts/formats'

/** A settlement's expenses with their total. */
export function GastosTable({ gastos }: { gastos: readonly Gasto[] }) {
  if (gastos.length === 0) return <Typography color="textSecondary">Sin gastos.</Typography>
  return (
    <Table size="small" aria-label="Gastos">
      <TableBody>
        {gastos.map(({ nombre, valor: value }, index) => (
          <TableRow key={index}>
            <TableCell component="th" scope="row">
              {nombre}
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {pesos(value)}
            </TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
            Total
          </TableCell>
          <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 700 }}>
            {pesos(gastos.reduce((sum, { valor: value }) => sum + value, 0))}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  )
}
