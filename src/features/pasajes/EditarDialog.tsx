import { useState } from 'react'
import { useEditarPasajeMutation } from '../../api/pasajes'
import { withVersion } from '../../api/client/versions'
import { PasajeSchema, type PasajeFila } from '../../contract/pasajes'
import { FormDialog } from '../../ui/form/FormDialog'
import { COMPARISON } from './comparison'
import { PasajeFields } from './PasajeFields'
import { valuesOf } from './values'

interface Props {
  pasaje: PasajeFila
  onClose: () => void
}

/** 'Editar' of the fares' table. Section 2 gives the button's text, Confirmar. */
export default function EditarDialog({ pasaje, onClose }: Props) {
  const [edit] = useEditarPasajeMutation()
  const [initialValues] = useState(() => valuesOf(pasaje))
  return (
    <FormDialog
      open
      title="Editar Pasaje"
      schema={PasajeSchema}
      initialValues={initialValues}
      draftName={`editar-pasaje-${pasaje.uuid}`}
      comparison={COMPARISON}
      onSubmit={(_values, data, { stored = pasaje }) =>
        edit(withVersion(stored, { ...data, uuid: pasaje.uuid })).unwrap()
      }
      onClose={onClose}
      submitText="Confirmar"
      submittingText="Guardando..."
    >
      <PasajeFields />
    </FormDialog>
  )
}
