import { useState, type ComponentType, type ReactNode } from 'react'
import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { fechaLarga } from '../../contract/fechas'
import type { Accion } from '../../contract/permisos'
import { ActionBar, type RowAction } from '../../ui/crud/ActionBar'
import { CREATE, DELETE, EDIT } from '../../ui/crud/rowActions'
import { ConfirmDialog } from '../../ui/crud/ConfirmDialog'
import { useOpenOnArrival } from '../../ui/crud/useOpenOnArrival'
import { useRowDialog } from '../../ui/crud/useRowDialog'
import { FilterForm } from '../../ui/form/FilterForm'
import { HistorialButton } from '../../ui/historial/HistorialButton'
import { ImportButton } from '../../ui/importar/ImportButton'
import type { ImportNoun } from '../../ui/importar/noun'
import { Page } from '../../ui/Page'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import type { Column } from '../../ui/table/columns'
import { DataTable } from '../../ui/table/DataTable'
import type { Total } from '../../ui/table/totals'
import { pesos } from '../../ui/texts/formats'
import type { CarteraRow } from './columns'
import { linkOf } from './link'
import { NO_CONDUCTOR, type FiltroConductor } from './useCarteraSearch'

/** What a ledger is, written once, outside the component. */
export interface Cartera<Row> {
  /** The key of its table and dialogs, the exported file's name, and its own in a sentence: 'No hay abonos.' */
  id: 'abonos' | 'deudas'
  title: string
  columns: readonly Column<Row>[]
  permissions: { crear: Accion; editar: Accion; eliminar: Accion }
  eliminar: { title: string; question: string }
  loadImport: () => Promise<{ default: ImportNoun }>
  /** Creates a row, or edits the one that it is given. Lazy: the form's code comes when it is first opened. */
  Dialog: ComponentType<{ row?: Row; current?: Row; onClose: () => void }>
}

interface Props<Row> {
  cartera: Cartera<Row>
  rows: readonly Row[] | undefined
  loading: boolean
  totals: readonly Total[]
  filter: FiltroConductor | null
  search: (filter: FiltroConductor) => void
  clear: () => void
  onDelete: (row: Row) => Promise<unknown>
  /** Chooses another view of the ledger. */
  views?: ReactNode
  /** The other view, in the table's place. */
  otherView?: ReactNode
}

/** The screen of a ledger of the drivers': what they owe, what they have paid back (section 2). */
export function CarteraPage<Row extends CarteraRow>(props: Props<Row>) {
  const { cartera, rows } = props
  const { id, title, permissions, Dialog } = cartera
  const [uuid, setUuid] = useState<string | null>(null)
  const { dialog, row: open, openDialog, close } = useRowDialog<keyof typeof permissions, Row>(id, rows)
  useOpenOnArrival({ crear: () => openDialog('crear') })
  const selected = rows?.some((row) => row.uuid === uuid) ?? false
  const link = open && linkOf(open)
  const actions: RowAction[] = [
    { ...CREATE, permission: permissions.crear, onClick: () => openDialog('crear') },
    { ...DELETE, permission: permissions.eliminar, onClick: () => openDialog('eliminar', uuid) },
    { ...EDIT, permission: permissions.editar, onClick: () => openDialog('editar', uuid) },
  ]

  return (
    <Page title={title} actions={props.views}>
      <FilterForm
        title={`Buscar ${id}`}
        table={id}
        schema={BusquedaPorConductorSchema}
        filter={props.filter}
        empty={NO_CONDUCTOR}
        onSearch={props.search}
        onClear={props.clear}
      >
        {/* Retired ones too: they may still owe. */}
        <ConductorSelect name="documento" withRetired />
      </FilterForm>
      {props.otherView ?? (
        <DataTable
          id={id}
          title={title}
          rows={rows}
          columns={cartera.columns}
          loading={props.loading}
          emptyMessage={`No hay ${id}.`}
          selection={{ uuid, onChange: setUuid }}
          totals={props.totals}
          exportOptions={{ fileName: id, search: props.filter }}
          actions={
            <>
              <ActionBar selected={selected} actions={actions} />
              <ImportButton noun={id} load={cartera.loadImport} />
              <HistorialButton sustantivo={id} identificador={selected ? uuid : null} />
            </>
          }
        />
      )}
      {dialog === 'crear' && <Dialog onClose={close} />}
      {dialog === 'editar' && open && (
        <Dialog row={open} current={rows?.find((row) => row.uuid === open.uuid)} onClose={close} />
      )}
      <ConfirmDialog
        open={dialog === 'eliminar' && open !== undefined}
        title={cartera.eliminar.title}
        record={open && [open.conductorNombre, fechaLarga(open.fecha), pesos(open.valor)]}
        question={link ? `${cartera.eliminar.question} ${link}` : cartera.eliminar.question}
        confirmText="Eliminar"
        dangerous
        onConfirm={() => open && props.onDelete(open)}
        onClose={close}
      />
    </Page>
  )
}
