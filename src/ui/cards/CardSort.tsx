import Ascending from '@mui/icons-material/ArrowUpward'
import Descending from '@mui/icons-material/ArrowDownward'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import {
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridSortDirection,
} from '@mui/x-data-grid'

interface Props {
  columns: readonly { field: string; title: string }[]
}

/** Sort menu in place of the columns' titles. */
export function CardSort({ columns }: Props) {
  const apiRef = useGridApiContext()
  const [order] = useGridSelector(apiRef, gridSortModelSelector)
  const descending = order?.sort === 'desc'
  const sortBy = (field: string, sort: GridSortDirection) =>
    apiRef.current.setSortModel(field ? [{ field, sort }] : [])
  return (
    <>
      <TextField
        select
        size="small"
        label="Ordenar por"
        value={order?.field ?? ''}
        onChange={({ target }) => sortBy(target.value, 'asc')}
        sx={{ flex: '1 1 170px', minWidth: 0 }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">Como llega la lista</option>
        {columns.map(({ field, title }) => (
          <option key={field} value={field}>
            {title}
          </option>
        ))}
      </TextField>
      {order && (
        <IconButton
          aria-label={descending ? 'Ordenar de menor a mayor' : 'Ordenar de mayor a menor'}
          onClick={() => sortBy(order.field, descending ? 'asc' : 'desc')}
        >
          {descending ? <Descending /> : <Ascending />}
        </IconButton>
      )}
    </>
  )
}
