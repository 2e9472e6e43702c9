import { styled } from '@mui/material/styles'
import { GridFooterContainer, GridPagination } from '@mui/x-data-grid'
import { use } from 'react'
import { TotalsList } from '../columns/TotalsList'
import { TableContent } from './Toolbar'

const Line = styled(GridFooterContainer)(({ theme }) => ({
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0, 0.5, 0, 1.5),
}))

/** A table's totals and pages. */
export function Footer() {
  const { totals = [], hidePages } = use(TableContent)
  return (
    <Line>
      <TotalsList totals={totals} />
      {!hidePages && <GridPagination />}
    </Line>
  )
}
