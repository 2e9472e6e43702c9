import { styled } from '@mui/material/styles'
import { GridFooterContainer, GridPagination } from '@mui/x-data-grid'
import { TotalsList } from '../columns/TotalsList'
import type { Total } from '../columns/totals'

interface Props {
  totals?: readonly Total[]
  /** Hides the pages: there are none, or their number is not known yet. */
  hidePages?: boolean
}

declare module '@mui/x-data-grid' {
  // The grid types its footer's props with this interface.
  export interface FooterPropsOverrides {
    totals?: readonly Total[]
    hidePages?: boolean
  }
}

const Line = styled(GridFooterContainer)(({ theme }) => ({
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  padding: theme.spacing(0, 0.5, 0, 1.5),
}))

/** A table's totals and pages. */
export function Footer({ totals = [], hidePages = false }: Props) {
  return (
    <Line>
      <TotalsList totals={totals} />
      {!hidePages && <GridPagination />}
    </Line>
  )
}
