import { useState } from 'react'
import { useEditarConductorMutation } from '../../api/conductores'
import { withVersion } from '../../api/client/versions'
import { ConductorSchema, type ConductorFila } from '../../contract/conductores'
import { FormDialog } from '../../ui/form/FormDialog'
import { COMPARISON } from './comparison'
import { ConductorFields } from './ConductorFields'
import { valuesOf } from './values'

interface Props {
  conductor: ConductorFila
  onClose: () => void
}

/** 'Editar' of the drivers' table. The call names the driver by the stored documento, which the form may change. */
export default function EditarDialog({ conductor, onClose }: Props) {
  const [edit] = useEditarConductorMutation()
  const [initialValues] = useState(() => valuesOf(conductor))
  return (
    <FormDialog
      open
      title="Editar Conductor"
      schema={ConductorSchema}
      initialValues={initialValues}
      draftName={`editar-conductor-${conductor.documento}`}
      comparison={COMPARISON}
      onSubmit={(_values, data, { stored = conductor }) =>
        edit({ documento: conductor.documento, cuerpo: withVersion(stored, data) }).unwrap()
      }
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Guardando..."
    >
      <ConductorFields />
    </FormDialog>
  )
}
