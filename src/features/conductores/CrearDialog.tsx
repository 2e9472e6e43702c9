import { useCrearConductorMutation } from '../../api/conductores'
import { ConductorSchema, type ConductorFila } from '../../contract/conductores'
import { FormDialog } from '../../ui/form/FormDialog'
import { ConductorFields } from './ConductorFields'
import { EMPTY_VALUES } from './values'

interface Props {
  onCreated: (row: ConductorFila) => void
  onClose: () => void
}

/** 'Crear' of the drivers' table. */
export default function CrearDialog({ onCreated, onClose }: Props) {
  const [create] = useCrearConductorMutation()
  return (
    <FormDialog
      open
      title="Crear Conductor"
      schema={ConductorSchema}
      initialValues={EMPTY_VALUES}
      draftName="crear-conductor"
      onSubmit={(_values, data, { idempotencyKey }) =>
        create({ ...data, idempotencyKey })
          .unwrap()
          .then(onCreated)
      }
      onClose={onClose}
      submitText="Crear"
      submittingText="Creando..."
    >
      <ConductorFields />
    </FormDialog>
  )
}
