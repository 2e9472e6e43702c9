import { useCrearConductorMutation } from '../../api/conductores'
import { ConductorSchema } from '../../contract/conductores'
import { FormDialog } from '../../ui/form/FormDialog'
import { ConductorFields } from './ConductorFields'
import { VALORES_VACIOS } from './valores'

/** 'Crear' of the drivers' table. */
export default function CrearDialog({ onCerrar }: { onCerrar: () => void }) {
  const [crear] = useCrearConductorMutation()
  return (
    <FormDialog
      abierto
      titulo="Crear Conductor"
      esquema={ConductorSchema}
      valoresIniciales={VALORES_VACIOS}
      borrador="crear-conductor"
      onEnviar={(_valores, datos) => crear(datos).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
    >
      <ConductorFields />
    </FormDialog>
  )
}
