import LinearProgress from '@mui/material/LinearProgress'
import type { GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { onDemand } from '../loading/onDemand'
import { TABLE_HEIGHT, Frame } from './frame'
import type { DataTableProps } from './Table'
import { useRestored } from './useRestored'

const LOADING = (
  <Frame style={{ minHeight: TABLE_HEIGHT }}>
    <LinearProgress aria-label="Cargando" />
  </Frame>
)

const Table = onDemand(() => import(/* webpackChunkName: "table" */ './Table'), LOADING) as <
  Row extends GridValidRowModel,
>(
  props: DataTableProps<Row>,
) => ReactNode

/**
 * A screen's table, as its person left it: see `Table`. Its code, the largest of all, loads after the screen's own, so that
 * title and search render first.
 */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  return useRestored(props.id) ? <Table {...props} /> : LOADING
}
