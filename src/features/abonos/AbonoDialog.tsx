import { useState } from 'react'
import { useCrearAbonoMutation, useEditarAbonoMutation } from '../../api/abonos'
import { today } from '../../api/client/today'
import { withVersion } from '../../api/client/versions'
import { AbonoSchema, type AbonoFila } from '../../contract/abonos'
import { fechaLarga } from '../../contract/fechas'
import type { NumeroEditable } from '../../contract/numeros'
import { pesos } from '../../ui/formats'
import { compared, type Comparison } from '../../ui/form/Differences'
import { FormDialog } from '../../ui/form/FormDialog'
import { linkOf } from '../../ui/libro/link'
import { conductorName } from '../../ui/selectors/ConductorName'
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
  fecha: today(),
})

const valoresDe = ({ valor, origen, conductorDocumento, fecha }: AbonoFila): ValoresAbono => ({
  valor,
  origen,
  conductorDocumento,
  fecha,
})

/** What two people may have written differently in one repayment. */
const COMPARISON: Comparison<ValoresAbono, AbonoFila> = {
  valuesOf: valoresDe,
  fields: [
    compared('Conductor', 'conductorDocumento', conductorName),
    compared('Valor', 'valor', pesos),
    compared('Origen', 'origen'),
    compared('Fecha', 'fecha', fechaLarga),
  ],
}

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
      comparison={COMPARISON}
      onEnviar={(_valores, datos, { stored = fila, idempotencyKey }): Promise<unknown> =>
        stored
          ? editar(withVersion(stored, { ...datos, uuid: stored.uuid })).unwrap()
          : crear({ ...datos, idempotencyKey }).unwrap()
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
