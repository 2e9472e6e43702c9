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
 * A table of the product: see `Table`. Its code, the largest of all, comes after the screen's own, so that title and search are
 * drawn before it, and rows that are here by then are drawn at once.
 */
export const DataTable = Table as <Fila extends GridValidRowModel>(props: DataTableProps<Fila>) => ReactNode
