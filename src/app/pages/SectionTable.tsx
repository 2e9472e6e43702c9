import OpenIcon from '@mui/icons-material/ManageSearchOutlined'
import Button from '@mui/material/Button'
import type { GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LoadError, type Loading } from '../../ui/loading/LoadError'
import { RecordTable } from '../../records/table/RecordTable'
import type { RecordTableProps } from '../../records/table/tableProps'
import { useOwnFilters } from './useOwnFilters'

interface Props<Row> extends Omit<RecordTableProps<Row>, 'title' | 'loading' | 'emptyMessage'> {
  query: Loading
  /** The screen of these rows, by which the table is called too, and its address with the search preset. */
  screen: string
  title?: string
  to: string
  actions?: ReactNode
}

/** The table of a section, with the way to the screen where its rows are worked on. */
export function SectionTable<Row extends GridValidRowModel>(props: Props<Row>) {
  const { query, screen, to, actions, ...table } = props
  const { isFetching, error } = query
  useOwnFilters(table.id, to)
  if (error && !isFetching) return <LoadError query={query} />
  return (
    <RecordTable<Row>
      section
      title={screen}
      {...table}
      emptyMessage={`No hay ${screen.toLowerCase()}.`}
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
