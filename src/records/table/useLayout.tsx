import TableIcon from '@mui/icons-material/TableRowsOutlined'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useState, type ReactNode } from 'react'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { usePhone } from '../../ui/style/usePhone'
import { TABLE_HEIGHT } from '../../ui/table/frame'
import { Grid } from '../../ui/table/Grid'
import type { GridProps } from '../../ui/table/gridProps'

const LOADING = (
  <div style={{ minHeight: TABLE_HEIGHT }}>
    <LinearProgress aria-label="Cargando" />
  </div>
)

const TEXT = 'Ver tabla'

type Rows = <Row extends GridValidRowModel>(props: GridProps<Row>) => ReactNode

// Only phones use it.
const Cards = lazyComponent(
  () => import(/* webpackChunkName: "cards" */ '../../ui/cards/Cards'),
  LOADING,
) as Rows

/** How a table shows its rows: as cards on a phone, unless the person asks for the grid there, and as a grid elsewhere. */
export function useLayout(): { Rows: Rows; button: ReactNode } {
  const phone = usePhone()
  const [asTable, setAsTable] = useState(false)
  return {
    Rows: phone && !asTable ? Cards : (Grid as Rows),
    button: phone && (
      <Button
        variant={asTable ? 'contained' : 'text'}
        color={asTable ? 'primary' : 'inherit'}
        className="icono-en-portatil"
        title={TEXT}
        startIcon={<TableIcon />}
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        {TEXT}
      </Button>
    ),
  }
}
