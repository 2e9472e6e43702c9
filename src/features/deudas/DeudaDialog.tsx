import { useState } from 'react'
import { useGuardarDeudaMutation } from '../../api/deudas'
import { withVersion } from '../../api/client/versions'
import { DeudaSchema, type DeudaFila } from '../../contract/deudas'
import type { NumeroEditable } from '../../contract/numeros'
import { pesos } from '../../ui/formats'
import { compared, type Comparison } from '../../ui/form/Differences'
import { FormDialog } from '../../ui/form/FormDialog'
import { linkOf } from '../../ui/libro/link'
import { conductorName } from '../../ui/selectors/ConductorName'
import { DeudaFields } from './DeudaFields'

interface ValoresDeuda {
  valor: NumeroEditable
  razon: string
  conductorDocumento: string
}

const VALORES_VACIOS: ValoresDeuda = { valor: '', razon: '', conductorDocumento: '' }

const valoresDe = ({ valor, razon, conductorDocumento }: DeudaFila): ValoresDeuda => ({
  valor,
  razon,
  conductorDocumento,
})

/** What two people may have written differently in one debt. */
const COMPARISON: Comparison<ValoresDeuda, DeudaFila> = {
  valuesOf: valoresDe,
  fields: [
    compared('Conductor', 'conductorDocumento', conductorName),
    compared('Valor', 'valor', pesos),
    compared('Razón', 'razon'),
  ],
}

interface Props {
  /** The debt to edit; a new one is created when absent. */
  fila?: DeudaFila
  onCerrar: () => void
}

/** 'Crear' and 'Editar' of the debts. Section 7: both are a POST, an edit with the debt's uuid. */
export default function DeudaDialog({ fila, onCerrar }: Props) {
  const [guardar] = useGuardarDeudaMutation()
  const [valoresIniciales] = useState(() => (fila ? valoresDe(fila) : VALORES_VACIOS))
  return (
    <FormDialog
      abierto
      titulo={fila ? 'Editar Deuda' : 'Crear Deuda'}
      esquema={DeudaSchema}
      valoresIniciales={valoresIniciales}
      borrador={fila ? `editar-deuda-${fila.uuid}` : 'crear-deuda'}
      comparison={COMPARISON}
      onEnviar={(_valores, datos, { stored = fila, idempotencyKey }) =>
        guardar(
          stored ? withVersion(stored, { ...datos, uuid: stored.uuid }) : { ...datos, idempotencyKey },
        ).unwrap()
      }
      onCerrar={onCerrar}
      textoEnviar={fila ? 'Aceptar' : 'Crear'}
      textoEnviando={fila ? 'Guardando...' : 'Creando...'}
      ancho="26rem"
    >
      <DeudaFields conductorActual={fila?.conductorNombre} link={fila && linkOf(fila)} />
    </FormDialog>
  )
}
