import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { isOwnServer } from '../../api/client/baseUrl'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { AbonoSection, DeudaSection } from './AttachmentSections'
import { GastosFields } from './GastosFields'
import { isToEnter } from './isToEnter'
import { useRecentGastos } from './recentGastos'
import { UltimosGastos } from './UltimosGastos'
import type { LiquidacionValues } from './values'

/** Two columns only where an expense's name fits beside its value. */
const FOOTER_COLUMNS = 'repeat(auto-fit, minmax(min(330px, 100%), 1fr))'

const NO_GASTOS = {}

interface Props {
  record: LiquidacionDetalle | null | undefined
  waiting: boolean
}

/** The stored repayment of the record that is being edited. */
const abonoOf = (record: LiquidacionDetalle | null | undefined, uuid: string | null) =>
  uuid && record?.uuid === uuid && record.abonoDto
    ? { ...record.abonoDto, conductorDocumento: record.conductorDocumento }
    : undefined

/** The expenses, the repayment and the debt of a settlement. */
export function MoneyFields({ record, waiting }: Props) {
  const { values } = useFormikContext<LiquidacionValues>()
  const gastos = useRecentGastos(isOwnServer() && esFecha(values.fecha) ? values.fecha : null)
  /** Staff have not entered it yet. */
  const toEnter = values.uuid === null || (record?.uuid === values.uuid && isToEnter(record))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: FOOTER_COLUMNS, alignItems: 'start' }}>
      <GastosFields waiting={waiting} usual={gastos.gasto}>
        {toEnter && <UltimosGastos last={gastos.last[values.busNumero ?? ''] ?? NO_GASTOS} />}
      </GastosFields>
      <div>
        <AbonoSection waiting={waiting} stored={abonoOf(record, values.uuid)} />
        <DeudaSection waiting={waiting} />
      </div>
    </Box>
  )
}
