import BlockIcon from '@mui/icons-material/Block'
import OpenIcon from '@mui/icons-material/PictureAsPdfOutlined'
import ReplaceIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import { EMITIDOS } from '../../../records/nouns/emitidos'
import type { RecordDialogProps } from '../../../records/dialog/RecordDialog'
import type { Records } from '../../../records/page/records'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { AbrirDialog } from './AbrirDialog'
import { AnularDialog } from './AnularDialog'
import { COLUMNS, highlightedRow, LEGEND, type EmitidoFila } from './columns'

// The form's code loads when it is first opened.
const PreviaDialog = lazyComponent(() => import('../previa/PreviaDialog'))

const permission = 'anularDocumento'

/** Issued papers. */
export const RECORDS: Records<EmitidoFila> = {
  noun: EMITIDOS,
  title: 'Documentos emitidos',
  emptyMessage: 'No hay documentos emitidos con esos filtros.',
  columns: COLUMNS,
  highlightedRow,
  legend: LEGEND,
  whyFixed: ({ reemplazadoPor }) => (reemplazadoPor ? 'Ya está reemplazado.' : undefined),
  actions: [
    { label: 'Abrir', icon: <OpenIcon />, shortcut: 'detalle', needsRow: true, dialog: 'abrir' },
    {
      label: 'Reemplazar',
      icon: <ReplaceIcon />,
      permission,
      shortcut: 'editar',
      needsRow: true,
      dialog: 'reemplazar',
    },
    {
      label: 'Anular',
      icon: <BlockIcon />,
      permission,
      shortcut: 'eliminar',
      needsRow: true,
      dialog: 'anular',
    },
  ],
  dialogs: {
    abrir: AbrirDialog,
    anular: AnularDialog,
    reemplazar: ({ row, onClose }: RecordDialogProps<EmitidoFila>) =>
      row && <PreviaDialog cuerpo={{ ...row.cuerpo, tipo: row.tipo }} replaced={row} onClose={onClose} />,
  },
  doubleClick: 'abrir',
}
