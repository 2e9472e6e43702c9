import {
  gridFilteredTopLevelRowCountSelector,
  GridFooterContainer,
  gridPaginatedVisibleSortedGridRowEntriesSelector,
  GridPagination,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import { memo, use, useEffect } from 'react'
import { TotalsList } from '../tableState/TotalsList'
import type { Total } from '../tableState/totals'
import { TableContent } from './Toolbar'

/** The line under a table. */
const LINE = {
  flexWrap: 'wrap',
  columnGap: 2,
  p: 0,
  pl: 1.5,
  pr: 0.5,
  // The totals wrap beside the pages, which are as wide on every screen.
  '& > :first-child': { flex: '1 1 300px' },
  '& .MuiTablePagination-root': { flex: '0 1 370px', ml: 'auto' },
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'end', p: 0 },
  '& .MuiTablePagination-input': { mr: 2, top: 1 },
  '& :is(.MuiTablePagination-selectLabel, .MuiTablePagination-input)': { display: 'inline-flex' },
}

// Draws itself anew by its own selectors alone.
const Pages = memo(GridPagination)

/** A table's totals and pages. The figures are of all that is asked for: how many of these rows the table's own filters hide is said. */
export function Footer() {
  const { totals = [], paged, served, onShown } = use(TableContent)
  const apiRef = useGridApiContext()
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector)
  const hidden: Total = {
    label: 'Filas ocultas por los filtros de la tabla',
    value: useGridSelector(apiRef, gridRowCountSelector) - found,
    kind: 'number',
  }
  const shown = useGridSelector(apiRef, gridPaginatedVisibleSortedGridRowEntriesSelector)
  useEffect(() => onShown?.(shown.map(({ model }) => model as never)), [onShown, shown])
  return (
    <GridFooterContainer sx={LINE}>
      <TotalsList totals={hidden.value && totals.length > 0 ? [...totals, hidden] : totals} />
      {paged && (found > 0 || served) && <Pages />}
    </GridFooterContainer>
  )
}
