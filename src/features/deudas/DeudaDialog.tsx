import { useState } from 'react'
import { useGuardarDeudaMutation } from '../../api/deudas'
import { DeudaSchema, type DeudaFila } from '../../contract/deudas'
import type { NumeroEditable } from '../../contract/numeros'
import { edicionDe } from '../../contract/versiones'
import { FormDialog } from '../../ui/form/FormDialog'
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

interface Props {
  /** The debt to edit; a new one is created when absent. */
  deuda?: DeudaFila
  onCerrar: () => void
}

/** 'Crear' and 'Editar' of the debts. Section 7: both are a POST, an edit with the debt's uuid. */
export default function DeudaDialog({ deuda, onCerrar }: Props) {
  const [guardar] = useGuardarDeudaMutation()
  const [valoresIniciales] = useState(() => (deuda ? valoresDe(deuda) : VALORES_VACIOS))
  return (
    <FormDialog
      abierto
      titulo={deuda ? 'Editar Deuda' : 'Crear Deuda'}
      esquema={DeudaSchema}
      valoresIniciales={valoresIniciales}
      borrador={deuda ? `editar-deuda-${deuda.uuid}` : 'crear-deuda'}
      onEnviar={(_valores, datos) => guardar(deuda ? edicionDe(deuda, datos) : datos).unwrap()}
      onCerrar={onCerrar}
      textoEnviar={deuda ? 'Aceptar' : 'Crear'}
      textoEnviando={deuda ? 'Guardando...' : 'Creando...'}
      ancho="26rem"
    >
      <DeudaFields conductorActual={deuda?.conductorNombre} />
    </FormDialog>
  )
}
