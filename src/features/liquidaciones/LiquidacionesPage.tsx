import PlanillaIcon from '@mui/icons-material/GridOnOutlined'
import LiquidarIcon from '@mui/icons-material/PriceCheck'
import SensorsIcon from '@mui/icons-material/Sensors'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { isOwnServer } from '../../api/client/baseUrl'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'
import { RecordsPage } from '../../records/page/RecordsPage'
import type { Records } from '../../records/page/records'
import { CREATE, DELETE } from '../../records/page/rowActions'
import { whenIdle } from '../../ui/loading/idle'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { TALL_ROW } from '../../ui/table/frame'
import { SearchForm } from './SearchForm'
import { COLUMNS, LEGEND, highlightPending } from './columns'
import type { PeriodsProps } from './Periods'
import { EliminarDialog } from './EliminarDialog'
import { BULK } from './bulk'
import { loadRules } from './searchRules'
import { totalsOf, totalsOfRows } from './totals'
import { useExport } from './useExport'
import { useLiquidaciones } from './useLiquidaciones'

// Each dialog's code loads when it is first opened, or before that while the page is idle.
const CrearDialog = lazyComponent(() => import('./CrearDialog'))
const LiquidarDialog = lazyComponent(() => import('./LiquidarDialog'))
const DetalleDialog = lazyComponent(() => import('./DetalleDialog'))
const SensoresDialog = lazyComponent(() => import('./SensoresDialog'))
const Periods = lazyComponent(() => import('./Periods'))
const LOADS = [LiquidarDialog.load, DetalleDialog.load, SensoresDialog.load, loadRules]

const RECORDS: Records<LiquidacionFila> = {
  noun: LIQUIDACIONES,
  title: 'Liquidaciones',
  emptyMessage: 'No hay liquidaciones.',
  columns: COLUMNS,
  rowHeight: TALL_ROW,
  highlightedRow: highlightPending,
  legend: LEGEND,
  bulk: BULK,
  actions: [
    { ...CREATE, permission: 'crearLiquidacion' },
    { ...DELETE, permission: 'eliminarLiquidacion' },
    {
      label: 'Liquidar',
      icon: <LiquidarIcon />,
      permission: 'liquidar',
      shortcut: 'editar',
      dialog: 'liquidar',
      needsRow: true,
    },
    {
      label: 'Detalle',
      icon: <VisibilityIcon />,
      shortcut: 'detalle',
      dialog: 'detalle',
      needsRow: true,
    },
    {
      label: 'Ingresar Sensores',
      icon: <SensorsIcon />,
      permission: 'ingresarSensores',
      shortcut: 'sensores',
      dialog: 'sensores',
    },
  ],
  loadImport: () => import('./importar'),
  dialogs: {
    eliminar: EliminarDialog,
    liquidar: LiquidarDialog,
    detalle: ({ row, onClose }) => row && <DetalleDialog uuid={row.uuid} onClose={onClose} />,
    sensores: SensoresDialog,
  },
  creation: { Dialog: CrearDialog, permission: 'crearLiquidacion' },
  doubleClick: 'detalle',
}

const PLANILLA = (
  <Button component={Link} to="/liquidaciones/planilla" startIcon={<PlanillaIcon />}>
    Planilla
  </Button>
)

/** On a phone two lines that periods and summary find free. */
const ROOM = {
  display: { xs: 'contents', sm: 'flex' },
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: 1,
  minHeight: { sm: 52, md: 24 },
  '& > [aria-label="Periodo"], &::after': { gridArea: '2 / 1 / auto / -1' },
  '&::after': { content: { xs: '""', sm: 'none' }, height: 24 },
}

/** The periods, whose code waits for the list's first rows, in a room of their own. */
const LazyPeriods = memo(function LazyPeriods({ listed, ...props }: PeriodsProps & { listed: boolean }) {
  const [begun, setBegun] = useState(listed)
  if (listed && !begun) setBegun(true)
  return <Box sx={ROOM}>{begun && <Periods {...props} />}</Box>
})

/** The home: every settlement, most recently entered first (section 2). */
export default function LiquidacionesPage() {
  const { filter, asked, call, found, apply, onSearch, onClear, totals, ...list } = useLiquidaciones()
  const { rows, loading } = list
  const exportOptions = useExport(call, filter?.parte ?? null)
  useEffect(() => (loading ? undefined : whenIdle(LOADS)), [loading])

  return (
    <RecordsPage
      records={RECORDS}
      // The periods say it.
      subtitle={null}
      views={
        <LazyPeriods
          listed={rows !== undefined}
          filter={filter}
          found={found}
          onSearch={onSearch}
          onPart={apply}
          onClear={onClear}
        />
      }
      link={isOwnServer() && PLANILLA}
      {...list}
      totals={totals ? totalsOf(totals) : totalsOfRows}
      exportOptions={exportOptions}
    >
      <SearchForm table={LIQUIDACIONES.id} filter={asked} onSearch={onSearch} onClear={onClear} />
    </RecordsPage>
  )
}
