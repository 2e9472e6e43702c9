import { useState } from 'react'
import { useEditarBusquedaMutation, useGuardarBusquedaMutation } from '../../../api/busquedas'
import { useAppSelector } from '../../../api/client/hooks'
import { FormularioDeBusquedaSchema, type BusquedaFila } from '../../../contract/busquedas'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { TextField } from '../../../ui/fields/TextField'
import { FormDialog } from '../../dialog/FormDialog'
import { selectTable } from '../../../ui/tableState/tableSlice'
import { storedText, type PresentSearch } from './state'

interface Props {
  search: PresentSearch
  /** The search to edit; absent, the present one is saved. */
  row?: BusquedaFila
  onClose: () => void
}

/** 'Guardar búsqueda' and 'Editar búsqueda'. */
export function SaveDialog({ search: { table, filter }, row, onClose }: Props) {
  const [save] = useGuardarBusquedaMutation()
  const [edit] = useEditarBusquedaMutation()
  const { filter: column, quick, sort } = useAppSelector((state) => selectTable(state, table))
  const [initialValues] = useState(() => ({
    nombre: row?.nombre ?? '',
    actual: false,
  }))
  return (
    <FormDialog
      title={row ? 'Editar búsqueda' : 'Guardar búsqueda'}
      schema={FormularioDeBusquedaSchema}
      initialValues={initialValues}
      onSubmit={(_values, { actual, ...data }, { stored, idempotencyKey }) => {
        const present = storedText({ filter, column, quick, sort })
        if (!row) return save({ ...data, pantalla: table, estado: present, idempotencyKey }).unwrap()
        const { uuid, version, estado } = { ...row, ...(stored as BusquedaFila | undefined) }
        return edit({ ...data, uuid, version, estado: actual ? present : estado }).unwrap()
      }}
      onClose={onClose}
      submitText="Guardar"
      submittingText="Guardando..."
    >
      <TextField name="nombre" label="Nombre" required maxLength={60} />
      {row && <CheckboxField name="actual" label="Cambiarla por la búsqueda actual" />}
    </FormDialog>
  )
}
