import { useState } from 'react'
import { useGuardarDeudaMutation } from '../../api/deudas'
import { DeudaSchema, type DeudaFila } from '../../contract/deudas'
import type { NumeroEditable } from '../../contract/numeros'
import { edicionDe } from '../../contract/versiones'
import { FormDialog } from '../../ui/form/FormDialog'
import { linkOf } from '../../ui/libro/link'
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
      onEnviar={(_valores, datos) => guardar(fila ? edicionDe(fila, datos) : datos).unwrap()}
      onCerrar={onCerrar}
      textoEnviar={fila ? 'Aceptar' : 'Crear'}
      textoEnviando={fila ? 'Guardando...' : 'Creando...'}
      ancho="26rem"
    >
      <DeudaFields conductorActual={fila?.conductorNombre} link={fila && linkOf(fila)} />
    </FormDialog>
  )
}
