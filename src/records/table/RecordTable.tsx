import LinearProgress from '@mui/material/LinearProgress'
import type { GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { TABLE_HEIGHT, Frame } from '../../ui/table/frame'
import type { RecordTableProps } from './tableProps'
import { useRestored } from '../../ui/columns/useRestored'

const LOADING = (
  <Frame style={{ minHeight: TABLE_HEIGHT }}>
    <LinearProgress aria-label="Cargando" />
  </Frame>
)

const Table = lazyComponent(
  () => import(/* webpackChunkName: "table" */ './LoadedTable'),
  LOADING,
  // With the first rows: a grid that stood there a moment before them would have none, where the list's plain ones were.
  ({ rows, loading }: { rows?: readonly unknown[]; loading?: boolean }) => rows !== undefined || !loading,
) as <Row extends GridValidRowModel>(props: RecordTableProps<Row>) => ReactNode

/**
 * A screen's table, as its person left it: see `LoadedTable`. Its code, the largest of all, loads after the screen's own, so that
 * title and search render first.
 */
export function RecordTable<Row extends GridValidRowModel>(props: RecordTableProps<Row>) {
  return useRestored(props.id) ? <Table {...props} /> : LOADING
}
