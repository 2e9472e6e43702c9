import { GridFooterContainer } from '@mui/x-data-grid'
import { use } from 'react'
import { TotalsList } from '../tableState/TotalsList'
import { Pages } from './Pages'
import { TableContent } from './Toolbar'

/** The line under a table. */
export const LINE = {
  flexWrap: 'wrap',
  columnGap: 2,
  p: 0,
  pl: 1.5,
  pr: 0.5,
  '& .MuiTablePagination-root': { flexGrow: 1 },
  '& :is(.MuiTablePagination-selectLabel, .MuiTablePagination-input)': {
    display: { xs: 'none', sm: 'inline-flex' },
  },
}

/** A table's totals and pages. */
export function Footer() {
  const { totals = [], table, pages } = use(TableContent)
  return (
    <GridFooterContainer sx={LINE}>
      <TotalsList totals={totals} />
      {pages && <Pages table={table} {...pages} />}
    </GridFooterContainer>
  )
}
