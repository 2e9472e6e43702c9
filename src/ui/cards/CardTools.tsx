import Ascending from '@mui/icons-material/ArrowUpward'
import Descending from '@mui/icons-material/ArrowDownward'
import FilterListOff from '@mui/icons-material/FilterListOff'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { use } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { selectTable, sortChanged } from '../tableState/tableSlice'
import { QuickSearch } from '../table/QuickSearch'
import { TableContent } from '../table/Toolbar'
import { useTableFilter } from '../tableState/useTableFilter'
import { TOOLS } from './styles'

const ASCENDING = 'Ordenar de menor a mayor'
const DESCENDING = 'Ordenar de mayor a menor'

interface SortProps {
  table: string
  columns: readonly { field: string; title: string }[]
}

/** Sort menu in place of the columns' titles. */
function Sort({ table, columns }: SortProps) {
  const dispatch = useAppDispatch()
  const { sort } = useAppSelector((state) => selectTable(state, table))
  const descending = sort?.direccion === 'desc'
  return (
    <>
      <TextField
        select
        size="small"
        label="Ordenar por"
        value={sort?.field ?? ''}
        onChange={({ target: { value } }) =>
          dispatch(sortChanged({ table, sort: value ? { field: value, direccion: 'asc' } : null }))
        }
        sx={{ flex: '1 1 230px', minWidth: 0 }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">Como llega la lista</option>
        {columns.map(({ field, title }) => (
          <option key={field} value={field}>
            {title}
          </option>
        ))}
      </TextField>
      {sort && (
        <IconButton
          aria-label={descending ? ASCENDING : DESCENDING}
          onClick={() =>
            dispatch(sortChanged({ table, sort: { ...sort, direccion: descending ? 'asc' : 'desc' } }))
          }
        >
          {descending ? <Descending /> : <Ascending />}
        </IconButton>
      )}
    </>
  )
}

/** Toolbar above the cards. */
export function CardTools({ table, columns }: SortProps) {
  const { tools } = use(TableContent)
  const { byColumn, clear } = useTableFilter(table)
  return (
    <Box sx={TOOLS}>
      <QuickSearch table={table} sx={{ flex: '1 1 110px', minWidth: 0 }} />
      {tools}
      <Sort table={table} columns={columns} />
      {byColumn && (
        <Button color="inherit" startIcon={<FilterListOff />} onClick={clear}>
          Limpiar filtros
        </Button>
      )}
    </Box>
  )
}
