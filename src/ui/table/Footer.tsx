import { styled } from '@mui/material/styles'
import { GridFooterContainer } from '@mui/x-data-grid'
import { use } from 'react'
import { TotalsList } from '../columns/TotalsList'
import { Pages } from './Pages'
import { TableContent } from './Toolbar'

/** The line under a table. */
export const Line = styled(GridFooterContainer)(({ theme }) => ({
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0, 0.5, 0, 1.5),
  '& .MuiTablePagination-root': { flexGrow: 1 },
  [theme.breakpoints.down('sm')]: {
    '& :is(.MuiTablePagination-selectLabel, .MuiTablePagination-input)': { display: 'none' },
  },
}))

/** A table's totals and pages. */
export function Footer() {
  const { totals = [], table, pages } = use(TableContent)
  return (
    <Line>
      <TotalsList totals={totals} />
      {pages && <Pages table={table} {...pages} />}
    </Line>
  )
}
