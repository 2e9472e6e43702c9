import { useCrearAbonoMutation, useEditarAbonoMutation } from '../../api/cartera'
import { today } from '../../api/client/today'
import { AbonoSchema, type AbonoFila } from '../../contract/abonos'
import { fechaLarga } from '../../contract/fechas'
import type { NumeroEditable } from '../../contract/numeros'
import { pesos } from '../../ui/texts/formats'
import { compared, type Comparison } from '../../ui/form/Differences'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { linkOf } from './link'
import { conductorName } from '../../records/selectors/ConductorName'
import { AbonoFields } from './AbonoFields'

interface AbonoValues {
  valor: NumeroEditable
  origen: string
  conductorDocumento: string
  fecha: string
}

const emptyValues = (): AbonoValues => ({
  valor: '',
  origen: '',
  conductorDocumento: '',
  fecha: today(),
})

const valuesOf = ({ valor, origen, conductorDocumento, fecha }: AbonoFila): AbonoValues => ({
  valor,
  origen,
  conductorDocumento,
  fecha,
})

/** The fields to compare when a colleague has saved the same repayment. */
const COMPARISON: Comparison<AbonoValues, AbonoFila> = {
  valuesOf,
  fields: [
    compared('Conductor', 'conductorDocumento', conductorName),
    compared('Valor', 'valor', pesos),
    compared('Origen', 'origen'),
    compared('Fecha', 'fecha', fechaLarga),
  ],
}

/** 'Crear' and 'Editar' of the repayments. A new one begins with today's date. */
export default function AbonoDialog(dialog: RecordDialogProps<AbonoFila>) {
  const [create] = useCrearAbonoMutation()
  const [edit] = useEditarAbonoMutation()
  const { row } = dialog
  return (
    <RecordDialog
      {...dialog}
      noun="Abono"
      sustantivo="abonos"
      id={row?.uuid}
      schema={AbonoSchema}
      empty={emptyValues()}
      comparison={COMPARISON}
      create={(body) => create(body).unwrap()}
      edit={(body, { uuid }) => edit({ ...body, uuid }).unwrap()}
      width="26rem"
    >
      <AbonoFields currentConductor={row?.conductorNombre} link={row && linkOf(row)} stored={row} />
    </RecordDialog>
  )
}
