import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import { useConductoresIngresosQuery } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { CONDUCTORES } from '../../records/nouns/conductores'
import { RecordsPage } from '../../records/page/RecordsPage'
import type { Records } from '../../records/page/records'
import { CREATE, EDIT } from '../../records/page/rowActions'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { COLUMNS, LEGEND, highlightRetired } from './columns'
import { IngresarDialog, RetirarDialog } from './ConductorDialogs'
import { BULK, RETIRAR_BUTTON } from './bulk'

// The form's code loads when it is first opened.
const ConductorDialog = lazyComponent(() => import('./ConductorDialog'))

const RECORDS: Records<ConductorFila> = {
  noun: CONDUCTORES,
  title: 'Conductores',
  emptyMessage: 'No hay conductores.',
  columns: COLUMNS,
  rowId: 'documento',
  highlightedRow: highlightRetired,
  legend: LEGEND,
  bulk: BULK,
  exportOptions: { fileName: 'conductores', whole: (rows) => ({ columns: COLUMNS, rows }) },
  actions: [
    { ...CREATE, permission: 'crearConductor' },
    { ...RETIRAR_BUTTON, dialog: 'retirar', needsRow: true },
    {
      label: 'Ingresar',
      icon: <HowToRegIcon />,
      permission: 'ingresarConductor',
      shortcut: 'ingresar',
      dialog: 'ingresar',
      needsRow: true,
    },
    { ...EDIT, permission: 'editarConductor' },
  ],
  loadImport: () => import('./importar'),
  dialogs: {
    crear: ConductorDialog,
    editar: ConductorDialog,
    retirar: RetirarDialog,
    ingresar: IngresarDialog,
  },
}

/** Every driver, active or retired (section 2). */
export default function ConductoresPage() {
  const { data: rows, isFetching: loading } = useConductoresIngresosQuery()
  return <RecordsPage records={RECORDS} rows={rows} loading={loading} />
}
