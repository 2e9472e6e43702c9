import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import { isOwnServer } from '../../api/client/baseUrl'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { pesos } from '../../ui/texts/formats'
import { AbonoSection, DeudaSection } from './AttachmentSections'
import { GastosFields } from './GastosFields'
import { isToEnter } from './isToEnter'
import { Proposal } from './Proposal'
import { useRecentGastos, withGasto } from './recentGastos'
import type { LiquidacionValues } from './values'

/** Two columns only where an expense's name fits beside its value. */
const COLUMNS = 'repeat(auto-fit, minmax(min(330px, 100%), 1fr))'

interface Props {
  /** The settlement that is edited. */
  record: LiquidacionDetalle | undefined
  waiting: boolean
}

/** The expenses, the repayment and the debt of a settlement. */
export function MoneyFields({ record, waiting }: Props) {
  const { uuid, fecha, busNumero, gastos } = useFormikContext<LiquidacionValues>().values
  const { last, gasto } = useRecentGastos(isOwnServer() && esFecha(fecha) ? fecha : null)
  /** Staff have not entered it yet. */
  const toEnter = record ? isToEnter(record) : uuid === null
  /** The bus's last expenses that have no value yet. */
  const open = Object.entries(last[busNumero ?? ''] ?? {}).filter(
    ([nombre]) => !gastos.some((one) => one.nombre === nombre && Boolean(one.valor)),
  )
  const filled = open.reduce((rows, [nombre, valor]) => withGasto(rows, nombre, valor), gastos)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>
      <GastosFields waiting={waiting} usual={gasto}>
        {toEnter && open.length > 0 && (
          <Proposal name="gastos" value={filled} focused="gastos.0.valor">
            Usar lo de la última vez: {open.map(([nombre, valor]) => `${nombre} ${pesos(valor)}`).join(', ')}
          </Proposal>
        )}
      </GastosFields>
      <div>
        <AbonoSection waiting={waiting} record={record} />
        <DeudaSection waiting={waiting} />
      </div>
    </Box>
  )
}
