import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { DebtorSelect } from '../../records/selectors/DebtorSelect'
import { FieldGrid, WHOLE_LINE } from '../../ui/form/FieldGrid'
import { linkOf, type CarteraRow } from './columns'

/** A name or a text beside a figure or a date. */
const COLUMNS = { gridTemplateColumns: { sm: '1fr 150px' }, '& > :nth-of-type(3):last-of-type': WHOLE_LINE }

interface Props {
  /** The row that is edited. */
  row: CarteraRow | undefined
  /** The row's other fields, the first of its value. */
  children: ReactNode
}

/** The fields that a debt and a repayment share. A row's settlement or paper, if any, determines its driver and its date. */
export function LedgerFields({ row, children }: Props) {
  const link = row && linkOf(row)
  return (
    <>
      {link && (
        <Typography variant="body2" color="textSecondary">
          {link} {row.liquidacionUuid && 'Su conductor y su fecha se cambian allí.'}
        </Typography>
      )}
      <FieldGrid sx={COLUMNS}>
        <DebtorSelect
          name="conductorDocumento"
          required
          disabled={link !== undefined}
          withRetired
          width={undefined}
          currentLabel={row?.conductorNombre}
        />
        {children}
      </FieldGrid>
    </>
  )
}
