import LinearProgress from '@mui/material/LinearProgress'
import type { GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { onDemand } from '../loading/onDemand'
import { TABLE_HEIGHT, Frame } from './frame'
import type { DataTableProps } from './Table'

const Table = onDemand(
  () => import(/* webpackChunkName: "table" */ './Table'),
  <Frame style={{ minHeight: TABLE_HEIGHT }}>
    <LinearProgress aria-label="Cargando" />
  </Frame>,
)

/**
 * A screen's table: see `Table`. Its code, the largest of all, loads after the screen's own, so that title and search
 * render first.
 */
export const DataTable = Table as <Row extends GridValidRowModel>(props: DataTableProps<Row>) => ReactNode
