import { useState } from 'react'
import { useCrearFestivoMutation } from '../../api/festivos'
import { today } from '../../api/client/today'
import { FestivoSchema, type FestivoFila } from '../../contract/festivos'
import { DateField } from '../../ui/fields/DateField'
import { FormDialog } from '../../ui/form/FormDialog'

/** Section 9: 20vw, but never less than its buttons need. */
const ANCHO = 'max(20vw, 16rem)'

interface Props {
  onCreado: (fila: FestivoFila) => void
  onCerrar: () => void
}

/** 'Crear' of the holidays: today unless another day is chosen. */
export default function CrearDialog({ onCreado, onCerrar }: Props) {
  const [crear] = useCrearFestivoMutation()
  const [valoresIniciales] = useState(() => ({ fecha: today() }))
  return (
    <FormDialog
      abierto
      titulo="Formulario Festivo"
      esquema={FestivoSchema}
      valoresIniciales={valoresIniciales}
      borrador="crear-festivo"
      onEnviar={(_valores, datos, { idempotencyKey }) =>
        crear({ ...datos, idempotencyKey })
          .unwrap()
          .then(onCreado)
      }
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
      ancho={ANCHO}
    >
      <DateField name="fecha" label="Fecha" required />
    </FormDialog>
  )
}
