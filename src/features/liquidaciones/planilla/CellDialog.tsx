import { useState } from 'react'
import { useAppDispatch } from '../../../api/client/hooks'
import { LiquidacionSchema } from '../../../contract/liquidaciones'
import * as z from '../../../contract/zod'
import { FormDialog } from '../../../records/dialog/FormDialog'
import type { Schema } from '../../../ui/form/schema'
import { DeudaSection } from '../AttachmentSections'
import { GastosFields } from '../GastosFields'
import type { LiquidacionValues } from '../../../records/settlement/values'
import { changeOf, otherGastos } from './fields'
import { cellOpened } from './planillaSlice'
import type { SheetRow } from './sheetRow'
import { typeIn } from './typing'

const GastosSchema: Schema<unknown> = z.object({ gastos: LiquidacionSchema.shape.gastos })
/** A debt counts while its box is ticked. */
const DeudaSchema: Schema<unknown> = z.preprocess(
  (values) => {
    const { deuda, deudaDto: typed } = values as LiquidacionValues
    return { deuda, deudaDto: deuda ? typed : null }
  },
  z.object({ deuda: z.boolean(), deudaDto: LiquidacionSchema.shape.deudaDto }),
)

/** The dialog of a cell that holds more than a figure: the expenses of a row that have no column, or its debt. */
export function CellDialog({ row, field }: { row: SheetRow; field: string }) {
  const dispatch = useAppDispatch()
  const { id, values } = row
  const [initialValues] = useState({
    gastos: otherGastos(values.gastos),
    deuda: true,
    deudaDto: values.deudaDto,
  })
  const ofDeuda = field === 'deuda'
  return (
    <FormDialog
      title={`${ofDeuda ? 'Deuda' : 'Otros gastos'} del bus ${id}`}
      schema={ofDeuda ? DeudaSchema : GastosSchema}
      initialValues={initialValues}
      onSubmit={({ gastos, ...deuda }) => {
        const change = changeOf(values, field, ofDeuda ? deuda : gastos)
        return Promise.resolve(dispatch(typeIn(row, change)))
      }}
      onClose={() => dispatch(cellOpened({ open: null }))}
      submitText="Aceptar"
      submittingText="Aceptando..."
    >
      {ofDeuda ? <DeudaSection /> : <GastosFields />}
    </FormDialog>
  )
}
