import { useState } from 'react'
import { useAppDispatch } from '../../../api/client/hooks'
import { LiquidacionSchema } from '../../../contract/liquidaciones'
import * as z from '../../../contract/zod'
import { FormDialog } from '../../../records/dialog/FormDialog'
import { DeudaSection } from '../AttachmentSections'
import { GastosFields } from '../GastosFields'
import type { LiquidacionValues } from '../values'
import { changeOf, otherGastos, type Changes, type SheetField } from './fields'
import { cellOpened } from './planillaSlice'
import type { SheetRow } from './sheetRow'
import { typeIn } from './typing'

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

/** The dialog of a cell that holds more than a figure: the expenses of a row that have no column, or its debt. */
export function CellDialog({ row, field }: { row: SheetRow; field: SheetField }) {
  const dispatch = useAppDispatch()
  // As it was opened: what a colleague saves of it meanwhile is told apart from what is typed here when the row is sent.
  const [{ id, values, base, detalle }] = useState(row)
  const change = (changes: Changes) => dispatch(typeIn({ ...row, base, detalle }, changes))
  const [ofGastos] = useState({ gastos: otherGastos(values.gastos) })
  const [ofDeuda] = useState({ deuda: true, deudaDto: values.deudaDto })
  const form = {
    onClose: () => dispatch(cellOpened({ open: null })),
    submitText: 'Aceptar',
    submittingText: 'Aceptando...',
  }
  if (field === 'deuda')
    return (
      <FormDialog
        {...form}
        title={`Deuda del bus ${id}`}
        schema={DeudaSchema}
        initialValues={ofDeuda}
        onSubmit={(typed) => Promise.resolve(change(typed))}
      >
        <DeudaSection waiting={false} />
      </FormDialog>
    )
  return (
    <FormDialog
      {...form}
      title={`Otros gastos del bus ${id}`}
      schema={GastosSchema}
      initialValues={ofGastos}
      onSubmit={(typed) => Promise.resolve(change(changeOf(values, 'otros', typed.gastos)))}
    >
      <GastosFields waiting={false} />
    </FormDialog>
  )
}
