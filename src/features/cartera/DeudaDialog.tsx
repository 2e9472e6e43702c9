import { useGuardarDeudaMutation } from '../../api/cartera'
import { DeudaSchema, type DeudaFila } from '../../contract/deudas'
import type { NumeroEditable } from '../../contract/numeros'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { linkOf } from './link'
import { DeudaFields } from './DeudaFields'

interface DeudaValues {
  valor: NumeroEditable
  razon: string
  conductorDocumento: string
}

const EMPTY_VALUES: DeudaValues = { valor: '', razon: '', conductorDocumento: '' }

const valuesOf = ({ valor, razon, conductorDocumento }: DeudaFila): DeudaValues => ({
  valor,
  razon,
  conductorDocumento,
})

/** 'Crear' and 'Editar' of the debts. Section 7: both are a POST, an edit with the debt's uuid. */
export default function DeudaDialog(dialog: RecordDialogProps<DeudaFila>) {
  const [save] = useGuardarDeudaMutation()
  const { row } = dialog
  return (
    <RecordDialog
      {...dialog}
      noun="Deuda"
      sustantivo="deudas"
      id={row?.uuid}
      schema={DeudaSchema}
      empty={EMPTY_VALUES}
      valuesOf={valuesOf}
      create={(body) => save(body).unwrap()}
      edit={(body, { uuid }) => save({ ...body, uuid }).unwrap()}
      width="26rem"
    >
      <DeudaFields currentConductor={row?.conductorNombre} link={row && linkOf(row)} />
    </RecordDialog>
  )
}
