import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Gasto } from '../../contract/liquidaciones'
import { sumaDe } from '../../contract/numeros'
import { pesos } from '../../ui/texts/formats'

const TOTAL = { '& > *': { fontWeight: 600 } }

/** A settlement's expenses with their total. */
export function GastosTable({ gastos }: { gastos: readonly Gasto[] }) {
  if (gastos.length === 0) return <Typography color="textSecondary">Sin gastos.</Typography>
  const total = sumaDe(gastos, 'valor')
  return (
    <Table size="small" aria-label="Gastos">
      <TableBody>
        {[...gastos, { nombre: 'Total', valor: total }].map(({ nombre, valor }, index) => (
          <TableRow key={index} sx={index === gastos.length ? TOTAL : undefined}>
            <TableCell component="th" scope="row">
              {nombre}
            </TableCell>
            <TableCell align="right">{pesos(valor)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
