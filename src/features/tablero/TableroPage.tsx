import { fechaConDia } from '../../contract/calendario'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { memo } from 'react'
import { useTableroQuery } from '../../api/tablero'
import type { Tablero } from '../../contract/tablero'
import { LoadError } from '../../ui/loading/LoadError'
import { Page } from '../../ui/Page'
import { EmptyState } from '../../ui/table/EmptyState'
import { Days } from './Days'
import { Gastos } from './Gastos'
import { LastDay } from './LastDay'
import { Missing } from './Missing'
import { Month } from './Month'
import { PorHacer } from './PorHacer'

/** Checks whether there is nothing to show; without a bus there is no settlement either. */
const isEmpty = ({ sinLiquidacion, saldos, pasajesPorVencer }: Tablero) =>
  sinLiquidacion.total === 0 && saldos.deudores === 0 && pasajesPorVencer.length === 0

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
}

/** Figures that are asked for again and are the same are not drawn again. */
const Parts = memo(function Parts({ tablero }: { tablero: Tablero }) {
  return (
    <>
      {tablero.ayer && <LastDay {...tablero} ayer={tablero.ayer} />}
      <Box sx={GRID}>
        <PorHacer tablero={tablero} />
        <Days {...tablero} />
        <Month {...tablero} />
        <Gastos {...tablero} />
        <Missing {...tablero} />
      </Box>
    </>
  )
})

const printButton = (
  <Button
    variant="outlined"
    startIcon={<PrintIcon />}
    sx={{ display: { xs: 'none', md: 'flex' }, displayPrint: 'none' }}
    onClick={() => window.print()}
  >
    Imprimir
  </Button>
)

/** How the company is doing: yesterday, what waits to be done, and this month beside the last. */
export default function TableroPage() {
  const query = useTableroQuery()
  const { data, isFetching } = query
  const tablero = data && !isEmpty(data) ? data : undefined
  const { hasta = '' } = tablero?.mes ?? {}
  return (
    <Page
      title="Tablero"
      subtitle={tablero && `Hasta ayer, ${fechaConDia(hasta)}, según ${tablero.segun}`}
      actions={tablero && printButton}
    >
      <LoadError query={query} />
      {!data && isFetching && <LinearProgress aria-label="Cargando" />}
      {tablero ? (
        <Parts tablero={tablero} />
      ) : (
        data && <EmptyState message="Aún no hay datos para el tablero." />
      )}
    </Page>
  )
}
