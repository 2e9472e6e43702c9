import LinearProgress from '@mui/material/LinearProgress'
import type { GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { TABLE_HEIGHT, Frame } from '../../ui/table/frame'
import { hasStandIn } from '../../ui/table/standIn'
import type { RecordTableProps } from './tableProps'
import { useAppSelector } from '../../api/client/hooks'
import { selectUsuario } from '../../session/sessionSlice'

const LOADING = (
  <Frame style={{ minHeight: TABLE_HEIGHT }}>
    <LinearProgress aria-label="Cargando" />
  </Frame>
)

const Table = lazyComponent(
  () => import(/* webpackChunkName: "table" */ './LoadedTable'),
  LOADING,
  // Without rows at once, so that the bar which says that they are awaited is soon the grid's own.
  ({ rows }: { rows?: readonly unknown[] }) => rows !== undefined,
) as <Row extends GridValidRowModel>(props: RecordTableProps<Row>) => ReactNode

/**
 * A screen's table, as its person left it: see `LoadedTable`. Its code, the largest of all, loads after the screen's own, so that
 * title and search render first.
 */
export function RecordTable<Row extends GridValidRowModel>(props: RecordTableProps<Row>) {
  const usuario = useAppSelector(selectUsuario)?.username
  // Without rows yet, a grid would stand empty where the plain ones stand.
  const waits = props.loading && props.rows === undefined && hasStandIn()
  return waits ? LOADING : <Table key={usuario} {...props} />
}
