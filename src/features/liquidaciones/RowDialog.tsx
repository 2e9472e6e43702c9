import { useState } from 'react'
import type { CuerpoLiquidacion, LiquidacionDetalle } from '../../contract/liquidaciones'
import { FormDialog } from '../../records/dialog/FormDialog'
import { COMPARISON } from '../../records/settlement/comparison'
import { bodyOf, LiquidacionFormSchema, type LiquidacionValues } from '../../records/settlement/values'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { DIALOG_SIZE } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'

interface Props {
  /** The row as it is shown. */
  values: LiquidacionValues
  record: LiquidacionDetalle
  save: (body: CuerpoLiquidacion, typed: LiquidacionValues, idempotencyKey: string) => Promise<void>
  onClose: () => void
}

/** A row of the day's sheet in the whole form: its other expenses, repayment, debt and comment, and whether it is settled. */
export default function RowDialog({ values, record, save, onClose }: Props) {
  const [initialValues] = useState(values)
  return (
    <FormDialog
      title={`Liquidación del bus ${record.busNumero}`}
      schema={LiquidacionFormSchema}
      initialValues={initialValues}
      comparison={COMPARISON}
      onSubmit={(typed, data, { stored, idempotencyKey }) =>
        save(bodyOf(typed, data, stored), typed, idempotencyKey)
      }
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Guardando..."
      extraActions={<CheckboxField name="liquidada" label="Liquidada" />}
      {...DIALOG_SIZE}
    >
      <LiquidacionFields dateLocked busLocked record={record} />
    </FormDialog>
  )
}
