import { useField } from 'formik'
import { useAppSelector } from '../../api/client/hooks'
import type { NumeroEditable } from '../../contract/numeros'
import type { FieldProps } from '../../ui/fields/formField'
import { PesosField } from '../../ui/fields/NumberField'
import { unusualFigure, selectUsualDeuda } from './unusual'

/** The pesos of a debt: warns of far more than is usual. */
export function DeudaValueField(props: FieldProps) {
  const [{ value }] = useField<NumeroEditable>(props.name)
  return <PesosField {...props} warning={unusualFigure(value, useAppSelector(selectUsualDeuda))} />
}
