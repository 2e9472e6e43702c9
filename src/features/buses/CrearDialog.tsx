import { useCrearBusMutation } from '../../api/buses'
import { BusSchema, type BusFila } from '../../contract/buses'
import { FormDialog } from '../../ui/form/FormDialog'
import { BusFields } from './BusFields'
import { VALORES_VACIOS } from './valores'

interface Props {
  onCreado: (fila: BusFila) => void
  onCerrar: () => void
}

/** 'Crear' of the buses' table. */
export default function CrearDialog({ onCreado, onCerrar }: Props) {
  const [crear] = useCrearBusMutation()
  return (
    <FormDialog
      abierto
      titulo="Crear Bus"
      esquema={BusSchema}
      valoresIniciales={VALORES_VACIOS}
      borrador="crear-bus"
      onEnviar={(_valores, datos, { idempotencyKey }) =>
        crear({ ...datos, idempotencyKey })
          .unwrap()
          .then(onCreado)
      }
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
    >
      <BusFields />
    </FormDialog>
  )
}
