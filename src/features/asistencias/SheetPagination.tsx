import { esES } from '@mui/material/locale'
import TablePagination from '@mui/material/TablePagination'
import { ROWS_PER_PAGE } from './cells'

interface Props {
  total: number
  page: number
  onPageChange: (page: number) => void
}

/** The sheet's pagination; hidden when the sheet has only one page. */
export function SheetPagination({ total, page, onPageChange }: Props) {
  if (total <= ROWS_PER_PAGE) return null
  return (
    <TablePagination
      {...esES.components?.MuiTablePagination?.defaultProps}
      component="div"
      count={total}
      page={page}
      rowsPerPage={ROWS_PER_PAGE}
      rowsPerPageOptions={[ROWS_PER_PAGE]}
      onPageChange={(_event, other) => onPageChange(other)}
    />
  )
}
