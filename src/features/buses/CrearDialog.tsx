import { useCrearBusMutation } from '../../api/buses'
import { BusSchema } from '../../contract/buses'
import { FormDialog } from '../../ui/form/FormDialog'
import { BusFields } from './BusFields'
import { VALORES_VACIOS } from './valores'

/** 'Crear' of the buses' table. */
export default function CrearDialog({ onCerrar }: { onCerrar: () => void }) {
  const [crear] = useCrearBusMutation()
  return (
    <FormDialog
      abierto
      titulo="Crear Bus"
      esquema={BusSchema}
      valoresIniciales={VALORES_VACIOS}
      borrador="crear-bus"
      onEnviar={(_valores, datos) => crear(datos).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
    >
      <BusFields />
    </FormDialog>
  )
}
