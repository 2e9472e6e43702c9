import { useState } from 'react'
import { FormDialog } from '../../records/dialog/FormDialog'
import { COMPARISON } from '../../records/settlement/comparison'
import type { RowFormProps } from '../../records/settlement/rowForm'
import { bodyOf, LiquidacionFormSchema } from '../../records/settlement/values'
import { DIALOG_SIZE } from './dialogWidth'
import { LiquidadaRow } from './LiquidadaRow'
import { LiquidacionFields } from './LiquidacionFields'

/** A row of the day's sheet in the whole form: its other expenses, repayment, debt and comment, and whether it is settled. */
export default function RowDialog({ values, record, save, first, next, onClose }: RowFormProps) {
  const [initialValues] = useState(values)
  return (
    <FormDialog
      title={`Liquidación del bus ${record.busNumero}`}
      schema={LiquidacionFormSchema}
      initialValues={initialValues}
      comparison={COMPARISON}
      first={first}
      onSubmit={(typed, data, { stored, idempotencyKey }) =>
        save(bodyOf(typed, data, stored), typed, idempotencyKey)
      }
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Guardando..."
      otherSubmits={[{ text: 'Aceptar y siguiente', shortcut: 'siguiente', prepare: next }]}
      {...DIALOG_SIZE}
    >
      <LiquidacionFields dateLocked busLocked record={record} />
      <LiquidadaRow />
    </FormDialog>
  )
}
