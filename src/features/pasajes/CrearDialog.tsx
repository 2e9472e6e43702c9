import { useCrearPasajeMutation } from '../../api/pasajes'
import { PasajeSchema } from '../../contract/pasajes'
import { FormDialog } from '../../ui/form/FormDialog'
import { PasajeFields } from './PasajeFields'
import { EMPTY_VALUES } from './values'

/** 'Crear' of the fares' table. */
export default function CrearDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCrearPasajeMutation()
  return (
    <FormDialog
      open
      title="Crear Pasaje"
      schema={PasajeSchema}
      initialValues={EMPTY_VALUES}
      draftName="crear-pasaje"
      onSubmit={(_values, data, { idempotencyKey }) => create({ ...data, idempotencyKey }).unwrap()}
      onClose={onClose}
      submitText="Crear"
      submittingText="Creando..."
    >
      <PasajeFields />
    </FormDialog>
  )
}
