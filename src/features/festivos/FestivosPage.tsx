import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { isOwnServer } from '../../api/client/baseUrl'
import { today } from '../../api/client/today'
import { useEliminarFestivoMutation, useFestivosPropuestosQuery, useFestivosQuery } from '../../api/festivos'
import { fechaLarga } from '../../contract/fechas'
import type { FestivoFila } from '../../contract/festivos'
import { FESTIVOS } from '../../records/nouns/festivos'
import { RecordsPage } from '../../records/page/RecordsPage'
import type { Records } from '../../records/page/records'
import { confirmation } from '../../records/dialog/confirmation'
import { CREATE, DELETE } from '../../records/page/rowActions'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { COLUMNS } from './columns'
import { DIALOG_WIDTH } from './dialogWidth'

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
    // Each form's code comes when it is first opened.
    crear: lazyComponent(() => import('./CrearDialog')),
    proponer: lazyComponent(() => import('./ProponerDialog')),
    eliminar: EliminarDialog,
  },
}

const WITH_PROPOSALS: Records<FestivoFila> = {
  ...RECORDS,
  actions: [
    ...RECORDS.actions,
    {
      label: 'Proponer festivos',
      icon: <EventRepeatIcon />,
      permission: 'crearFestivo',
      shortcut: 'proponer',
      dialog: 'proponer',
    },
  ],
}

/** The holidays, on which drivers are paid at another rate (section 2). */
export default function FestivosPage() {
  const { data: rows, isFetching: loading } = useFestivosQuery()
  const own = isOwnServer()
  // Only our own server proposes holidays; a call confirms it, since another server may run at its address.
  const { isError } = useFestivosPropuestosQuery({ anio: Number(today().slice(0, 4)) }, { skip: !own })
  return <RecordsPage records={own && !isError ? WITH_PROPOSALS : RECORDS} rows={rows} loading={loading} />
}
