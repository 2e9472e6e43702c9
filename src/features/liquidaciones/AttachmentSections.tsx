import { useFormikContext } from 'formik'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { TextField } from '../../ui/fields/TextField'
import { Attachment } from './FieldRow'
import { AbonoValueField } from '../../records/selectors/AbonoValueField'
import { DeudaValueField } from '../../records/selectors/DeudaValueField'
import type { LiquidacionValues } from './values'

interface Props {
  /** Buscar's answer is about to fill the section. */
  waiting: boolean
  /** The settlement that is edited. */
  record: LiquidacionDetalle | undefined
}

/** The optional repayment of a settlement: shown and sent only while checked (section 4). */
export function AbonoSection({ waiting, record }: Props) {
  const { abono } = useFormikContext<LiquidacionValues>().values
  return (
    <Attachment>
      <CheckboxField name="abono" label="Abono" waiting={waiting} />
      {abono && (
        <AbonoValueField
          name="abonoDto.valor"
          label="Valor del abono"
          required
          waiting={waiting}
          conductor="conductorDocumento"
          stored={record?.abonoDto ? { ...record, ...record.abonoDto } : undefined}
        />
      )}
    </Attachment>
  )
}

/** The optional debt of a settlement: shown and sent only while checked (section 4). */
export function DeudaSection({ waiting }: Pick<Props, 'waiting'>) {
  const { deuda } = useFormikContext<LiquidacionValues>().values
  return (
    <Attachment>
      <CheckboxField name="deuda" label="Deuda" waiting={waiting} />
      {deuda && (
        <>
          <DeudaValueField name="deudaDto.valor" label="Valor de la deuda" required waiting={waiting} />
          <TextField
            name="deudaDto.razon"
            label="Razón de la deuda"
            required
            waiting={waiting}
            maxLength={200}
          />
        </>
      )}
    </Attachment>
  )
}
