import Box from '@mui/material/Box'
import { isOwnServer } from '../../api/client/baseUrl'
import { today } from '../../api/client/today'
import { useEliminarFestivoMutation, useFestivosPropuestosQuery, useFestivosQuery } from '../../api/festivos'
import { anioDe, fechaConDia } from '../../contract/calendario'
import { diasEntre, fechaLarga } from '../../contract/fechas'
import type { FestivoFila } from '../../contract/festivos'
import { FESTIVOS } from '../../records/nouns/festivos'
import { RecordsSection } from '../../records/page/RecordsPage'
import type { Records } from '../../records/page/records'
import { confirmation } from '../../records/dialog/confirmation'
import { CREATE, DELETE } from '../../records/page/rowActions'
import { Page } from '../../ui/Page'
import { daysFromToday } from '../../ui/texts/distances'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { ICON_ALONE } from '../../ui/table/styles'
import { Calendar } from './Calendar'
import { COLUMNS } from './columns'
import { DIALOG_WIDTH } from './dialogWidth'
import { ProponerDialog } from './ProponerDialog'

const EliminarDialog = confirmation({
  useCall: useEliminarFestivoMutation,
  argOf: ({ uuid }: FestivoFila) => ({ uuid }),
  // Section 2 gives it this title, the settlements' own.
  title: 'Eliminar Liquidación',
  record: ({ fecha }) => [fechaLarga(fecha)],
  question: () => '¿Estás seguro que deseas eliminar el festivo?',
  confirmText: 'Eliminar',
  width: DIALOG_WIDTH,
  dangerous: true,
})

const RECORDS: Records<FestivoFila> = {
  noun: FESTIVOS,
  title: 'Festivos',
  emptyMessage: 'No hay festivos.',
  columns: COLUMNS,
  actions: [
    { ...CREATE, permission: 'crearFestivo' },
    { ...DELETE, permission: 'eliminarFestivo' },
  ],
  loadImport: () => import('./importar'),
  dialogs: {
    // Its code comes when it is first opened.
    crear: lazyComponent(() => import('./CrearDialog')),
    proponer: ProponerDialog,
    eliminar: EliminarDialog,
  },
  beside: Calendar,
}

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '372px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 1.5,
  // The buttons and tools of one column fit one line.
  '& [role="toolbar"] .MuiTextField-root': { width: { lg: 84 } },
  '& [data-atajo="columnas"]': { display: 'none' },
  '& :has(~ [role="toolbar"]) > [data-atajo="eliminar"]': ICON_ALONE,
  // Leaves a narrow table's pages in one line.
  '& .MuiTablePagination-root .MuiTablePagination-selectLabel': { display: 'none' },
}

/** The holidays, on which drivers are paid at another rate (section 2). */
export default function FestivosPage() {
  const { data: rows, isFetching: loading } = useFestivosQuery()
  const day = today()
  const next = rows
    ?.map(({ fecha }) => fecha)
    .filter((fecha) => fecha >= day)
    .sort()[0]
  const { data: known } = useFestivosPropuestosQuery({ anio: anioDe(next ?? day) }, { skip: !isOwnServer() })
  const nombre = known?.find(({ fecha }) => fecha === next)?.nombre
  const said =
    next && [fechaConDia(next), nombre, daysFromToday(diasEntre(day, next))].filter(Boolean).join(', ')
  return (
    <Page title="Festivos" subtitle={known && said && `Próximo: ${said}`}>
      <Box sx={LAYOUT}>
        <RecordsSection records={RECORDS} rows={rows} loading={loading} />
      </Box>
    </Page>
  )
}
