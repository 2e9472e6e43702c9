import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useState, type ComponentType } from 'react'
import type { Accion } from '../../contract/permisos'
import { ConfirmDialog } from '../../ui/crud/ConfirmDialog'
import { useRowDialog } from '../../ui/crud/useRowDialog'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/buttons/RoleButton'
import type { Column } from '../../ui/table/columns'
import { DataTable } from '../../ui/table/DataTable'
import type { Total } from '../../ui/table/Footer'
import type { CarteraRow } from './columns'
import { ConductorSearchForm, type FiltroConductor } from './ConductorSearchForm'
import { linkOf } from './link'

/** What a ledger is, written once, outside the component. */
export interface Cartera<Fila> {
  /** The key of its table and dialogs, the exported file's name, and its own in a sentence: 'No hay abonos.' */
  id: string
  title: string
  columns: readonly Column<Fila>[]
  actions: { crear: Accion; editar: Accion; eliminar: Accion }
  eliminar: { title: string; question: string }
  /** Creates a row, or edits the one that it is given. Lazy: the form's code comes when it is first opened. */
  Dialog: ComponentType<{ row?: Fila; onClose: () => void }>
}

interface Props<Fila> {
  cartera: Cartera<Fila>
  rows: readonly Fila[] | undefined
  loading: boolean
  totals: readonly Total[]
  filter: FiltroConductor | null
  search: (filter: FiltroConductor) => void
  clear: () => void
  onDelete: (row: Fila) => Promise<unknown>
}

/** The screen of a ledger of the drivers': what they owe, what they have paid back (section 2). */
export function CarteraPage<Fila extends CarteraRow>(props: Props<Fila>) {
  const { cartera: libro, rows } = props
  const { id, title, actions, Dialog } = libro
  const [uuid, setUuid] = useState<string | null>(null)
  const { dialog, row: open, openDialog, close } = useRowDialog<keyof typeof actions, Fila>(id, rows)
  const rowProps = { needsSelection: true, selected: rows?.some((row) => row.uuid === uuid) }
  const link = open && linkOf(open)

  return (
    <Page title={title}>
      <ConductorSearchForm
        title={`Buscar ${id}`}
        filter={props.filter}
        onSearch={props.search}
        onClear={props.clear}
      />
      <DataTable
        id={id}
        title={title}
        rows={rows}
        columns={libro.columns}
        loading={props.loading}
        emptyMessage={`No hay ${id}.`}
        selection={{ uuid, onChange: setUuid }}
        totals={props.totals}
        exportOptions={{ fileName: id }}
        actions={
          <>
            <RoleButton
              action={actions.crear}
              shortcut="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => openDialog('crear')}
            >
              Crear
            </RoleButton>
            <RoleButton
              action={actions.eliminar}
              shortcut="eliminar"
              {...rowProps}
              startIcon={<DeleteIcon />}
              onClick={() => openDialog('eliminar', uuid)}
            >
              Eliminar
            </RoleButton>
            <RoleButton
              action={actions.editar}
              shortcut="editar"
              {...rowProps}
              startIcon={<EditIcon />}
              onClick={() => openDialog('editar', uuid)}
            >
              Editar
            </RoleButton>
          </>
        }
      />
      {dialog === 'crear' && <Dialog onClose={close} />}
      {dialog === 'editar' && open && <Dialog row={open} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'eliminar' && open !== undefined}
        title={libro.eliminar.title}
        question={link ? `${libro.eliminar.question} ${link}` : libro.eliminar.question}
        confirmText="Eliminar"
        dangerous
        onConfirm={() => open && props.onDelete(open)}
        onClose={close}
      />
    </Page>
  )
}
