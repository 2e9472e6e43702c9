import { useCrearAbonoMutation, useEditarAbonoMutation } from '../../api/cartera'
import { today } from '../../api/client/today'
import { AbonoSchema, type AbonoFila } from '../../contract/abonos'
import type { NumeroEditable } from '../../contract/numeros'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { linkOf } from './link'
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
      valuesOf={valuesOf}
      create={(body) => create(body).unwrap()}
      edit={(body, { uuid }) => edit({ ...body, uuid }).unwrap()}
      width="26rem"
    >
      <AbonoFields currentConductor={row?.conductorNombre} link={row && linkOf(row)} stored={row} />
    </RecordDialog>
  )
}
