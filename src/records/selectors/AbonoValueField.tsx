import { useField } from 'formik'
import { useAppSelector } from '../../api/client/hooks'
import type { NumeroEditable } from '../../contract/numeros'
import type { FieldProps } from '../../ui/fields/formField'
import { PesosField } from '../../ui/fields/NumberField'
import { abonoWarning, selectUsualAbono } from './unusual'
import { useBalance } from './useBalance'

interface Props extends FieldProps {
  /** The name of the form's field that holds the driver's documento. */
  conductor: string
  /** The stored repayment that the form edits. */
  stored?: { valor: number; conductorDocumento: string | null }
}

/** The pesos of a repayment: warns of more than its driver owes, and of far more than is usual. */
export function AbonoValueField({ conductor, stored, ...props }: Props) {
  const [{ value }] = useField<NumeroEditable>(props.name)
  const [{ value: documento }] = useField<string | null>(conductor)
  const balance = useBalance(documento)
  const former = stored?.conductorDocumento === documento ? stored?.valor : 0
  const usual = useAppSelector(selectUsualAbono)
  return <PesosField {...props} warning={abonoWarning(value, usual, balance, former)} />
}
