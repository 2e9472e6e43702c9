import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { useInvalidarPasajeMutation, usePasajesQuery } from '../../api/pasajes'
import { nombreDeRuta } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import type { PasajeFila } from '../../contract/pasajes'
import { PASAJES } from '../../records/nouns/pasajes'
import { RecordsPage } from '../../records/page/RecordsPage'
import type { Records } from '../../records/page/records'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { confirmation } from '../../records/dialog/confirmation'
import { CREATE, EDIT } from '../../records/page/rowActions'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { COLUMNS, LEGEND, highlightInvalid } from './columns'
import { BULK, INVALIDAR_BUTTON } from './bulk'

// The form's code loads when it is first opened.
const PasajeDialog = lazyComponent(() => import('./PasajeDialog'))

/** 'Invalidar' of the fares. */
const InvalidarDialog = confirmation({
  useCall: useInvalidarPasajeMutation,
  argOf: ({ uuid: uuidPasaje }: PasajeFila) => ({ uuidPasaje }),
  title: 'Invalidar Pasaje',
  question: ({ ruta, fechaInicio, fechaFinal }) =>
    `¿Estás seguro que deseas invalidar el pasaje de ${nombreDeRuta(ruta)} del ${fechaLarga(fechaInicio)} ` +
    `al ${fechaLarga(fechaFinal)}? No se puede deshacer.`,
  confirmText: 'Invalidar',
  dangerous: true,
})

const permission = 'gestionarPasajes'

const RECORDS: Records<PasajeFila> = {
  noun: PASAJES,
  title: 'Pasajes',
  emptyMessage: 'No hay pasajes.',
  columns: COLUMNS,
  highlightedRow: highlightInvalid,
  legend: LEGEND,
  bulk: BULK,
  actions: [
    { ...CREATE, permission },
    { ...EDIT, permission },
    { ...INVALIDAR_BUTTON, dialog: 'invalidar', needsRow: true },
    {
      label: 'Duplicar',
      icon: <CopyIcon />,
      permission,
      shortcut: 'duplicar',
      dialog: 'duplicar',
      needsRow: true,
    },
  ],
  dialogs: {
    crear: PasajeDialog,
    editar: PasajeDialog,
    duplicar: ({ row, ...dialog }: RecordDialogProps<PasajeFila>) => (
      <PasajeDialog {...dialog} copied={row} />
    ),
    invalidar: InvalidarDialog,
  },
}

/** The fares: each route's price and the driver's share of it (section 2). */
export default function PasajesPage() {
  const { data: rows, isFetching: loading } = usePasajesQuery()
  return <RecordsPage records={RECORDS} rows={rows} loading={loading} />
}
