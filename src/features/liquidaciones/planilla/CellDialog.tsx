import { useState } from 'react'
import { LiquidacionSchema } from '../../../contract/liquidaciones'
import * as z from '../../../contract/zod'
import { FormDialog } from '../../../records/dialog/FormDialog'
import { DeudaSection } from '../AttachmentSections'
import { GastosFields } from '../GastosFields'
import type { LiquidacionValues } from '../values'
import { changeOf, otherGastos, type Changes, type SheetField } from './fields'
import type { SheetRow } from './sheetRow'

interface Props {
  row: SheetRow
  field: SheetField
  onType: (row: SheetRow, changes: Changes) => void
  onClose: () => void
}

const { gastos, deudaDto } = LiquidacionSchema.shape
const GastosSchema = z.object({ gastos })
/** A debt counts while its box is ticked. */
const DeudaSchema = z.preprocess(
  (values) => {
    const { deuda, deudaDto: typed } = values as LiquidacionValues
    return { deuda, deudaDto: deuda ? typed : null }
  },
  z.object({ deuda: z.boolean(), deudaDto }),
)

/** The expenses of a row that have no column. */
function GastosDialog({ row, onType, onClose }: Props) {
  const [initialValues] = useState({ gastos: otherGastos(row.values.gastos) })
  return (
    <FormDialog
      title={`Otros gastos del bus ${row.id}`}
      schema={GastosSchema}
      initialValues={initialValues}
      onSubmit={(values) => Promise.resolve(onType(row, changeOf(row.values, 'otros', values.gastos)))}
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Aceptando..."
    >
      <GastosFields waiting={false} />
    </FormDialog>
  )
}

/** The debt of a row. */
function DeudaDialog({ row, onType, onClose }: Props) {
  const { deudaDto: stored } = row.values
  const [initialValues] = useState({ deuda: true, deudaDto: stored })
  return (
    <FormDialog
      title={`Deuda del bus ${row.id}`}
      schema={DeudaSchema}
      initialValues={initialValues}
      onSubmit={(values) => Promise.resolve(onType(row, values))}
      onClose={onClose}
      submitText="Aceptar"
      submittingText="Aceptando..."
    >
      <DeudaSection waiting={false} />
    </FormDialog>
  )
}

/** The dialog of a cell that holds more than a figure. */
export const CellDialog = (props: Props) =>
  props.field === 'otros' ? <GastosDialog {...props} /> : <DeudaDialog {...props} />
