import Box from '@mui/material/Box'
import { useEventCallback } from '@mui/material/utils'
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import type { Duda } from '../../contract/duda'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { AbonoSection, DeudaSection } from './AttachmentSections'
import { GastosFields } from './GastosFields'
import { isToEnter } from '../../records/settlement/isToEnter'
import { useRecentGastos } from './recentGastos'
import type { LiquidacionValues } from '../../records/settlement/values'

/** Two columns only where an expense's name fits beside its value. */
const COLUMNS = 'repeat(auto-fit, minmax(min(330px, 100%), 1fr))'

interface Props {
  softWarnings: readonly Duda[]
  /** The settlement that is edited. */
  record: LiquidacionDetalle | undefined
}

/** The expenses, the repayment and the debt of a settlement. */
export function MoneyFields({ record, softWarnings }: Props) {
  const form = useFormikContext<LiquidacionValues>()
  const { values, touched, errors } = form
  const { uuid, fecha, busNumero, propuestos } = values
  const last = useRecentGastos(isOwnServer() && esFecha(fecha) ? fecha : null)
  /** Staff have not entered it yet. */
  const toEnter = record ? isToEnter(record) : uuid === null
  const proposed = toEnter && busNumero ? last?.[busNumero] : undefined
  const propose = useEffectEvent(() => {
    // A row of the day's sheet brings its own, which stand where the answer does not come.
    if (proposed === propuestos || (toEnter && !last)) return
    if (form.dirty) void form.setFieldValue('propuestos', proposed, false)
    // Nobody has typed it: closing the form asks nothing.
    else
      form.resetForm({
        values: { ...values, propuestos: proposed },
        touched,
        errors,
        status: form.status as unknown,
      })
  })
  // Proposes anew for another bus or day, and where the form has begun again.
  useEffect(() => propose(), [proposed, propuestos])
  const onDecide = useEventCallback((name: string) => {
    void form.setFieldValue(name.replace(/valor$/, 'decidido'), true, false)
  })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>
      <GastosFields softWarnings={softWarnings} onDecide={isOwnServer() && toEnter ? onDecide : undefined} />
      <div>
        <AbonoSection softWarnings={softWarnings} />
        <DeudaSection softWarnings={softWarnings} />
      </div>
    </Box>
  )
}
