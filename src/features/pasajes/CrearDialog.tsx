import { useCrearPasajeMutation } from '../../api/pasajes'
import { PasajeSchema } from '../../contract/pasajes'
import { FormDialog } from '../../ui/form/FormDialog'
import { PasajeFields } from './PasajeFields'
import { VALORES_VACIOS } from './valores'

/** 'Crear' of the fares' table. */
export default function CrearDialog({ onCerrar }: { onCerrar: () => void }) {
  const [crear] = useCrearPasajeMutation()
  return (
    <FormDialog
      abierto
      titulo="Crear Pasaje"
      esquema={PasajeSchema}
      valoresIniciales={VALORES_VACIOS}
      borrador="crear-pasaje"
      onEnviar={(_valores, datos, { idempotencyKey }) => crear({ ...datos, idempotencyKey }).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
    >
      <PasajeFields />
    </FormDialog>
  )
}
