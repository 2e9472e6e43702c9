import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { isOwnServer } from '../../api/client/baseUrl'
import type { Duda } from '../../contract/dudas'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { AbonoSection, DeudaSection } from './AttachmentSections'
import { GastosFields } from './GastosFields'
import { isToEnter } from './isToEnter'
import { useRecentGastos } from './recentGastos'
import type { LiquidacionValues } from './values'

/** Two columns only where an expense's name fits beside its value. */
const COLUMNS = 'repeat(auto-fit, minmax(min(330px, 100%), 1fr))'

interface Props {
  /** What may be wrong in it. */
  doubts: readonly Duda[]
  /** The settlement that is edited. */
  record: LiquidacionDetalle | undefined
}

/** The expenses, the repayment and the debt of a settlement. */
export function MoneyFields({ record, doubts }: Props) {
  const { uuid, fecha, busNumero } = useFormikContext<LiquidacionValues>().values
  const last = useRecentGastos(isOwnServer() && esFecha(fecha) ? fecha : null)
  /** Staff have not entered it yet. */
  const toEnter = record ? isToEnter(record) : uuid === null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>
      <GastosFields doubts={doubts} last={toEnter && busNumero ? last[busNumero] : undefined} />
      <div>
        <AbonoSection doubts={doubts} />
        <DeudaSection doubts={doubts} />
      </div>
    </Box>
  )
}
