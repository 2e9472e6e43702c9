import { memo } from 'react'
import TablePagination from '@mui/material/TablePagination'
import { PAGE_SIZES } from '../tableState/arrangement'
import { shownRows, TABLE_TEXTS } from '../tableState/texts'
import { usePages } from '../tableState/usePages'

export interface PagesProps {
  table: string
  /** Rows of all pages. */
  total: number
  rowsPerPage: number
}

/** The buttons that turn a table's pages. */
export const Pages = memo(function Pages({ table, total, rowsPerPage }: PagesProps) {
  const { page, turnTo, resize } = usePages(table, total, rowsPerPage)
  return (
    <TablePagination
      component="div"
      count={total}
      page={page}
      rowsPerPage={rowsPerPage}
      rowsPerPageOptions={PAGE_SIZES}
      onPageChange={(_event, next) => turnTo(next)}
      onRowsPerPageChange={({ target }) => resize(Number(target.value))}
      labelRowsPerPage={TABLE_TEXTS.paginationRowsPerPage}
      labelDisplayedRows={shownRows}
      getItemAriaLabel={TABLE_TEXTS.paginationItemAriaLabel}
    />
  )
})
