import { conErroresBajo } from '../../api/errores'
import { useIngresarSensoresMutation } from '../../api/liquidaciones'
import { SensoresSchema } from '../../contract/liquidaciones'
import * as z from '../../contract/zod'
import { FormDialog } from '../../ui/form/FormDialog'
import { SensorRows } from './SensorRows'
import { filaVacia, type ValoresSensores } from './sensorValores'

const VACIO: ValoresSensores = { filas: [filaVacia()] }
const FormularioSensoresSchema = z.object({ filas: SensoresSchema })

/** 'Ingresar Sensores' of the list: what the sensors counted, many buses at a time, all or nothing. */
export default function SensoresDialog({ onCerrar }: { onCerrar: () => void }) {
  const [ingresar] = useIngresarSensoresMutation()
  return (
    <FormDialog
      abierto
      titulo="Formulario Ingreso Sensores"
      esquema={FormularioSensoresSchema}
      valoresIniciales={VACIO}
      borrador="ingresar-sensores"
      onEnviar={(_valores, { filas }) =>
        ingresar(filas)
          .unwrap()
          .catch((error: unknown) => {
            throw conErroresBajo('filas', error)
          })
      }
      onCerrar={onCerrar}
      textoEnviar="Ingresar"
      textoEnviando="Ingresando..."
      ancho="60rem"
    >
      <SensorRows />
    </FormDialog>
  )
}
