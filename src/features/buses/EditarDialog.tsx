import { useState } from 'react'
import { useEditarBusMutation } from '../../api/buses'
import { withVersion } from '../../api/client/versions'
import { BusSchema, type BusFila } from '../../contract/buses'
import { FormDialog } from '../../ui/form/FormDialog'
import { BusFields } from './BusFields'
import { COMPARISON } from './comparison'
import { valuesOf } from './values'

interface Props {
  bus: BusFila
  onClose: () => void
}

/** 'Editar' of the buses' table. The call names the bus by its stored number, which the form may change. */
export default function EditarDialog({ bus, onClose }: Props) {
  const [edit] = useEditarBusMutation()
  const [initialValues] = useState(() => valuesOf(bus))
  return (
    <FormDialog
      open
      title="Editar Bus"
      schema={BusSchema}
      initialValues={initialValues}
      draftName={`editar-bus-${bus.numero}`}
      comparison={COMPARISON}
      onSubmit={(_values, data, { stored = bus }) =>
        edit({ numero: bus.numero, cuerpo: withVersion(stored, data) }).unwrap()
      }
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Guardando..."
    >
      <BusFields currentConductor={bus.conductorNombre} />
    </FormDialog>
  )
}
