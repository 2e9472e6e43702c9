import { useState } from 'react'
import { useCrearAbonoMutation, useEditarAbonoMutation } from '../../api/abonos'
import { hoy } from '../../api/today'
import { AbonoSchema, type AbonoFila } from '../../contract/abonos'
import type { NumeroEditable } from '../../contract/numeros'
import { edicionDe } from '../../contract/versiones'
import { FormDialog } from '../../ui/form/FormDialog'
import { linkOf } from '../../ui/libro/link'
import { AbonoFields } from './AbonoFields'

interface ValoresAbono {
  valor: NumeroEditable
  origen: string
  conductorDocumento: string
  fecha: string
}

const valoresVacios = (): ValoresAbono => ({
  valor: '',
  origen: '',
  conductorDocumento: '',
  fecha: hoy(),
})

const valoresDe = ({ valor, origen, conductorDocumento, fecha }: AbonoFila): ValoresAbono => ({
  valor,
  origen,
  conductorDocumento,
  fecha,
})

interface Props {
  /** The repayment to edit; a new one is created when absent. */
  fila?: AbonoFila
  onCerrar: () => void
}

/** 'Crear' and 'Editar' of the repayments; a new one is of today unless its date is changed. */
export default function AbonoDialog({ fila, onCerrar }: Props) {
  const [crear] = useCrearAbonoMutation()
  const [editar] = useEditarAbonoMutation()
  const [valoresIniciales] = useState(() => (fila ? valoresDe(fila) : valoresVacios()))
  return (
    <FormDialog
      abierto
      titulo={fila ? 'Editar Abono' : 'Crear Abono'}
      esquema={AbonoSchema}
      valoresIniciales={valoresIniciales}
      borrador={fila ? `editar-abono-${fila.uuid}` : 'crear-abono'}
      onEnviar={(_valores, datos): Promise<unknown> =>
        fila ? editar(edicionDe(fila, datos)).unwrap() : crear(datos).unwrap()
      }
      onCerrar={onCerrar}
      textoEnviar={fila ? 'Aceptar' : 'Crear'}
      textoEnviando={fila ? 'Guardando...' : 'Creando...'}
      ancho="26rem"
    >
      <AbonoFields conductorActual={fila?.conductorNombre} link={fila && linkOf(fila)} />
    </FormDialog>
  )
}
