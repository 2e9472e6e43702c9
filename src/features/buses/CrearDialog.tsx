import { useCrearBusMutation } from '../../api/buses'
import { BusSchema, type BusFila } from '../../contract/buses'
import { FormDialog } from '../../ui/form/FormDialog'
import { BusFields } from './BusFields'
import { EMPTY_VALUES } from './values'

interface Props {
  onCreated: (row: BusFila) => void
  onClose: () => void
}

/** 'Crear' of the buses' table. */
export default function CrearDialog({ onCreated, onClose }: Props) {
  const [create] = useCrearBusMutation()
  return (
    <FormDialog
      open
      title="Crear Bus"
      schema={BusSchema}
      initialValues={EMPTY_VALUES}
      draftName="crear-bus"
      onSubmit={(_values, data, { idempotencyKey }) =>
        create({ ...data, idempotencyKey })
          .unwrap()
          .then(onCreated)
      }
      onClose={onClose}
      submitText="Crear"
      submittingText="Creando..."
    >
      <BusFields />
    </FormDialog>
  )
}
