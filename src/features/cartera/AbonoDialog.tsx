import { useField } from 'formik'
import { useCrearAbonoMutation, useEditarAbonoMutation } from '../../api/cartera'
import { today } from '../../api/client/today'
import { AbonoSchema, type AbonoFila } from '../../contract/abonos'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { AbonoValueField } from '../../records/selectors/AbonoValueField'
import { futureDate } from '../../records/selectors/unusual'
import { DateField } from '../../ui/fields/DateField'
import { TextField } from '../../ui/fields/TextField'
import { linkOf } from './columns'
import { LedgerFields } from './LedgerFields'

function Fields({ row }: Pick<RecordDialogProps<AbonoFila>, 'row'>) {
  const [{ value: fecha }] = useField<string>('fecha')
  return (
    <>
      <LedgerFields row={row}>
        <AbonoValueField name="valor" label="Valor" required conductor="conductorDocumento" stored={row} />
      </LedgerFields>
      <TextField
        name="origen"
        label="Origen"
        required
        maxLength={200}
        placeholder="prima, cesantías, vacaciones, etc."
      />
      <DateField
        name="fecha"
        label="Fecha"
        required
        disabled={row && linkOf(row) !== undefined}
        warning={futureDate(fecha)}
      />
    </>
  )
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
      empty={{ valor: '', origen: '', conductorDocumento: '', fecha: today() }}
      create={(body) => create(body).unwrap()}
      edit={(body, { uuid }) => edit({ ...body, uuid }).unwrap()}
      width="26rem"
    >
      <Fields row={row} />
    </RecordDialog>
  )
}
