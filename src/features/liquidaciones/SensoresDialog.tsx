import { withErrorsUnder } from '../../api/client/errors'
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
      onEnviar={(_valores, { filas }, { idempotencyKey }) =>
        ingresar({ filas, idempotencyKey })
          .unwrap()
          .catch((error: unknown) => {
            throw withErrorsUnder('filas', error)
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
