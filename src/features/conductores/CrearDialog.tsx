import { useCrearConductorMutation } from '../../api/conductores'
import { ConductorSchema, type ConductorFila } from '../../contract/conductores'
import { FormDialog } from '../../ui/form/FormDialog'
import { ConductorFields } from './ConductorFields'
import { VALORES_VACIOS } from './valores'

interface Props {
  onCreado: (fila: ConductorFila) => void
  onCerrar: () => void
}

/** 'Crear' of the drivers' table. */
export default function CrearDialog({ onCreado, onCerrar }: Props) {
  const [crear] = useCrearConductorMutation()
  return (
    <FormDialog
      abierto
      titulo="Crear Conductor"
      esquema={ConductorSchema}
      valoresIniciales={VALORES_VACIOS}
      borrador="crear-conductor"
      onEnviar={(_valores, datos, { idempotencyKey }) =>
        crear({ ...datos, idempotencyKey })
          .unwrap()
          .then(onCreado)
      }
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
    >
      <ConductorFields />
    </FormDialog>
  )
}
