import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTableroQuery } from '../../api/tablero'
import { fechaLarga } from '../../contract/fechas'
import type { Tablero } from '../../contract/tablero'
import { LoadError } from '../../ui/loading/LoadError'
import { Page } from '../../ui/Page'
import { EmptyState } from '../../ui/table/EmptyState'
import { Panels } from './Panels'
import { monthName } from './texts'

/** Checks whether there is nothing to show; without a bus there is no settlement either. */
const isEmpty = ({ sinLiquidacion, saldos, pasajesPorVencer }: Tablero) =>
  sinLiquidacion.total === 0 && saldos.deudores === 0 && pasajesPorVencer.length === 0

const printButton = (
  <Button size="small" startIcon={<PrintIcon />} sx={{ displayPrint: 'none' }} onClick={() => window.print()}>
    Imprimir
  </Button>
)

/** How the company is doing: this month beside the last, and what waits to be done. */
export default function TableroPage() {
  const query = useTableroQuery()
  const { data: tablero, isFetching } = query
  const empty = tablero && isEmpty(tablero)
  return (
    <Page title="Tablero" actions={tablero && !empty ? printButton : undefined}>
      <LoadError query={query} />
      {!tablero && isFetching && <LinearProgress aria-label="Cargando" />}
      {empty && <EmptyState message="Aún no hay datos para el tablero." />}
      {tablero && !empty && (
        <>
          <Typography variant="body2" color="textSecondary">
            Lo entregado hasta el {fechaLarga(tablero.mes.hasta)}. Lo esperado es lo de{' '}
            {monthName(tablero.mes.anterior)} por bus y clase de día: laborable, sábado, festivo.
          </Typography>
          <Panels tablero={tablero} />
        </>
      )}
    </Page>
  )
}
