import OpenIcon from '@mui/icons-material/ManageSearchOutlined'
import Button from '@mui/material/Button'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useAppDispatch } from '../../api/client/hooks'
import { LoadError } from '../../ui/loading/LoadError'
import { RecordTable } from '../../records/table/RecordTable'
import type { RecordTableProps } from '../../records/table/tableProps'
import { tableFiltersCleared } from '../../ui/columns/tableSlice'

interface Props<Row> extends Omit<RecordTableProps<Row>, 'loading'> {
  query: { isFetching: boolean; error?: unknown; refetch: () => unknown }
  /** The screen of these rows, and its address with the search preset. */
  screen: string
  to: string
  actions?: ReactNode
}

/** The table of a section, with the way to the screen where its rows are worked on. */
export function SectionTable<Row extends GridValidRowModel>(props: Props<Row>) {
  const { query, screen, to, actions, ...table } = props
  const { isFetching, error, refetch } = query
  const dispatch = useAppDispatch()
  // What is sought among one record's rows is not sought among another's.
  useEffect(() => () => void dispatch(tableFiltersCleared({ table: table.id })), [dispatch, table.id, to])
  if (error && !isFetching) return <LoadError error={error} onRetry={() => void refetch()} />
  return (
    <RecordTable<Row>
      {...table}
      loading={isFetching}
      exportOptions={{ fileName: table.id }}
      actions={
        <>
          {actions}
          <Button component={Link} to={to} startIcon={<OpenIcon />}>
            Abrir en {screen}
          </Button>
        </>
      }
    />
  )
}
