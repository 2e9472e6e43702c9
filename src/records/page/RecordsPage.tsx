import type { GridValidRowModel } from '@mui/x-data-grid'
import type { ComponentType, ReactNode } from 'react'
import type { Sustantivo } from '../../contract/historial'
import type { Importable } from '../../contract/importables'
import { HistorialButton } from '../historial/HistorialButton'
import { ImportButton } from '../import/ImportButton'
import type { ImportNoun } from '../fileRows/noun'
import { Page } from '../../ui/Page'
import { RecordTable } from '../table/RecordTable'
import type { RecordTableProps } from '../table/tableProps'
import { ActionBar, type RowAction } from './ActionBar'
import type { RecordDialogProps } from '../dialog/RecordDialog'
import { useKeptDialog } from '../dialog/useDialogState'
import { useDialogFromNavigation } from '../arrival/useDialogFromNavigation'
import { useSelectedOnArrival } from '../arrival/useSelectedOnArrival'

/** A button over the table, and the name of the dialog that it opens. */
export interface RecordAction extends Omit<RowAction, 'onClick'> {
  dialog: string
}

/** What a screen of records is, written once, outside the component. */
export interface Records<Row> extends Pick<
  RecordTableProps<Row>,
  'title' | 'columns' | 'rowId' | 'highlightedRow' | 'legend' | 'bulk' | 'exportOptions'
> {
  /** The key of its table and dialogs, and its own in a sentence: 'No hay buses.' */
  id: Sustantivo
  actions: readonly RecordAction[]
  /** Brings what 'Importar' needs; absent where nothing is imported. */
  loadImport?: () => Promise<{ default: ImportNoun }>
  /** By the names of the actions. */
  dialogs: Readonly<Record<string, ComponentType<RecordDialogProps<Row>>>>
}

interface Props<Row> extends Pick<RecordTableProps<Row>, 'rows' | 'loading' | 'totals' | 'exportOptions'> {
  records: Records<Row>
  /** At the right of the title. */
  views?: ReactNode
  /** In the table's place. */
  otherView?: ReactNode
  /** Above the table. */
  children?: ReactNode
}

/** A screen of records: its table, the buttons over it, and the dialogs that they open. */
export function RecordsPage<Row extends GridValidRowModel>({
  records: { id, actions, loadImport, dialogs, ...options },
  views,
  otherView,
  children,
  ...table
}: Props<Row>) {
  const { title, rowId = 'uuid' } = options
  const { rows } = table
  const [selectedId, select] = useSelectedOnArrival()
  const [open, setOpen] = useKeptDialog<{ dialog: string; row?: Row }>(id)
  const selected = rows?.find((row) => row[rowId] === selectedId)
  // A bus is known by its number.
  const key = id === 'buses' ? 'numero' : 'uuid'
  useDialogFromNavigation(
    Object.fromEntries(actions.map(({ dialog }) => [dialog, () => setOpen({ dialog })])),
  )
  const Dialog = open && dialogs[open.dialog]

  return (
    <Page title={title} actions={views}>
      {children}
      {otherView ?? (
        <RecordTable
          id={id}
          emptyMessage={`No hay ${id}.`}
          selection={{ uuid: selectedId, onChange: select }}
          {...options}
          {...table}
          actions={
            <>
              <ActionBar
                selected={selected !== undefined}
                actions={actions.map(({ dialog, ...action }) => ({
                  ...action,
                  onClick: () => setOpen({ dialog, row: action.needsRow ? selected : undefined }),
                }))}
              />
              {loadImport && <ImportButton noun={id as Importable} load={loadImport} />}
              <HistorialButton sustantivo={id} identificador={selected?.[key] as string | undefined} />
            </>
          }
        />
      )}
      {Dialog && (
        <Dialog
          row={open.row}
          current={open.row && rows?.find((row) => row[key] === open.row?.[key])}
          onCreated={(row) => select(row[rowId])}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}
