import { useState } from 'react'
import { withVersion } from '../../api/client/versions'
import { useCrearPasajeMutation, useEditarPasajeMutation, usePasajesQuery } from '../../api/pasajes'
import { PasajeSchema, type PasajeFila } from '../../contract/pasajes'
import { createOrEdit } from '../../ui/form/createOrEdit'
import { FormDialog } from '../../ui/form/FormDialog'
import { COMPARISON } from './comparison'
import { PasajeFields } from './PasajeFields'
import { EMPTY_VALUES, nextYearOf, valuesOf } from './values'

interface Props {
  /** The fare to edit; absent, the dialog creates one. */
  row?: PasajeFila
  /** The fare whose next year is to be created. */
  copied?: PasajeFila
  onClose: () => void
}

/** 'Crear', 'Editar' and 'Duplicar' of the fares. Section 2 gives the edit's button its text, Confirmar. */
export default function PasajeDialog({ row, copied, onClose }: Props) {
  const [create] = useCrearPasajeMutation()
  const [edit] = useEditarPasajeMutation()
  const { current } = usePasajesQuery(undefined, {
    selectFromResult: ({ data }) => ({ current: data?.find(({ uuid }) => uuid === row?.uuid) }),
  })
  const [initialValues] = useState(() => (row ? valuesOf(row) : copied ? nextYearOf(copied) : EMPTY_VALUES))
  return (
    <FormDialog
      {...createOrEdit('Pasaje', row?.uuid)}
      schema={PasajeSchema}
      initialValues={initialValues}
      {...(copied && { draftName: `duplicar-pasaje-${copied.uuid}` })}
      comparison={COMPARISON}
      record={row && { sustantivo: 'pasajes', identificador: row.uuid, opened: row, current }}
      onSubmit={(_values, data, { stored = row, idempotencyKey }) =>
        row && stored
          ? edit(withVersion(stored, { ...data, uuid: row.uuid })).unwrap()
          : create({ ...data, idempotencyKey }).unwrap()
      }
      onClose={onClose}
      {...(row && { submitText: 'Confirmar' })}
    >
      <PasajeFields />
    </FormDialog>
  )
}
