import { useState } from 'react'
import { useEditarBusMutation } from '../../api/buses'
import { withVersion } from '../../api/client/versions'
import { BusSchema, type BusFila } from '../../contract/buses'
import { FormDialog } from '../../ui/form/FormDialog'
import { BusFields } from './BusFields'
import { COMPARISON } from './comparison'
import { valoresDe } from './valores'

interface Props {
  bus: BusFila
  onCerrar: () => void
}

/** 'Editar' of the buses' table. The number that the bus has now says which is edited; the form may change it. */
export default function EditarDialog({ bus, onCerrar }: Props) {
  const [editar] = useEditarBusMutation()
  const [valoresIniciales] = useState(() => valoresDe(bus))
  return (
    <FormDialog
      abierto
      titulo="Editar Bus"
      esquema={BusSchema}
      valoresIniciales={valoresIniciales}
      borrador={`editar-bus-${bus.numero}`}
      comparison={COMPARISON}
      onEnviar={(_valores, datos, { stored = bus }) =>
        editar({ numero: bus.numero, cuerpo: withVersion(stored, datos) }).unwrap()
      }
      onCerrar={onCerrar}
      textoEnviar="Aceptar"
      textoEnviando="Guardando..."
    >
      <BusFields conductorActual={bus.conductorNombre} />
    </FormDialog>
  )
}
