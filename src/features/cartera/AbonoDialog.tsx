import { useFormikContext } from 'formik'
import { useCrearAbonoMutation, useEditarAbonoMutation } from '../../api/cartera'
import { today } from '../../api/client/today'
import { AbonoSchema, type AbonoFila } from '../../contract/abonos'
import type { NumeroEditable } from '../../contract/numeros'
import { ABONOS } from '../../records/nouns/cartera'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { useDebtorBalance } from '../../records/selectors/useBalance'
import { softWarningUnder, useSoftWarnings } from '../../records/selectors/useSoftWarnings'
import { DateField } from '../../ui/fields/DateField'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { linkOf } from './columns'
import { LedgerFields } from './LedgerFields'

interface Values {
  fecha: string
  valor: NumeroEditable
  conductorDocumento: string | null
}

function Fields({ row }: Pick<RecordDialogProps<AbonoFila>, 'row'>) {
  const { fecha, valor, conductorDocumento: documento } = useFormikContext<Values>().values
  const debe = useDebtorBalance(documento)
  const abonado = row?.conductorDocumento === documento ? row?.valor : 0
  const [softWarnings = []] = useSoftWarnings([
    { row: { fecha, abonoDto: { valor } }, known: { debe, abonado } },
  ])
  return (
    <LedgerFields row={row}>
      <PesosField
        name="valor"
        label="Valor"
        required
        warning={softWarningUnder(softWarnings, 'abonoDto.valor')}
      />
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
        warning={softWarningUnder(softWarnings, 'fecha')}
      />
    </LedgerFields>
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
      noun={ABONOS}
      id={row?.uuid}
      schema={AbonoSchema}
      empty={{ valor: '', origen: '', conductorDocumento: '', fecha: today() }}
      create={(body) => create(body).unwrap()}
      edit={(body, { uuid }) => edit({ ...body, uuid }).unwrap()}
    >
      <Fields row={row} />
    </RecordDialog>
  )
}
