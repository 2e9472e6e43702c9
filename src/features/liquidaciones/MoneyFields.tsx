import Box from '@mui/material/Box'
import type { Duda } from '../../contract/duda'
import { LIST_ROWS } from '../../ui/form/FieldGrid'
import { AbonoSection, DeudaSection } from './AttachmentSections'
import { GastosFields } from './GastosFields'

/** Two columns only where an expense's name fits beside its value. */
const COLUMNS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(330px, 100%), 1fr))',
  alignItems: 'start',
  '& > div': { ...LIST_ROWS, pt: { sm: 3.5 }, pl: { sm: 1.5 } },
}

/** The expenses, the repayment and the debt of a settlement. */
export const MoneyFields = ({ softWarnings }: { softWarnings: readonly Duda[] }) => (
  <Box sx={COLUMNS}>
    <GastosFields softWarnings={softWarnings} />
    <div>
      <AbonoSection softWarnings={softWarnings} />
      <DeudaSection softWarnings={softWarnings} />
    </div>
  </Box>
)
