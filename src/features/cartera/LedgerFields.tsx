import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { DebtorSelect } from '../../records/selectors/DebtorSelect'
import { messageRoom } from '../../ui/form/FieldGrid'
import { linkOf, type CarteraRow } from './columns'

interface Props {
  /** The row that is edited. */
  row: CarteraRow | undefined
  /** The field of the row's value. */
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
      <Box sx={{ display: 'grid', ...messageRoom }}>
        <DebtorSelect
          name="conductorDocumento"
          required
          disabled={link !== undefined}
          withRetired
          width={undefined}
          currentLabel={row?.conductorNombre}
        />
        {children}
      </Box>
    </>
  )
}
