import FilterList from '@mui/icons-material/FilterList'
import FilterListOff from '@mui/icons-material/FilterListOff'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { ColumnsPanelTrigger, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid'
import { createContext, memo, use, useRef, type ReactNode } from 'react'
import type { Shortcut } from '../shortcuts/keys'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import { Legend, type LegendTexts } from './Legend'
import type { PagesProps } from './Pages'
import { QuickSearch } from './QuickSearch'
import { Bar, SEARCH_STYLES } from './styles'
import type { Total } from '../tableState/totals'
import { useTableFilter } from '../tableState/useTableFilter'

interface ToolsProps {
  table: string
  legend?: LegendTexts
}

interface TableContent extends ToolsProps {
  /** The screen's buttons. */
  actions?: ReactNode
  /** Tools that every table offers beside them. */
  tools?: ReactNode
  totals?: readonly Total[]
  /** Absent while there are none, or their number is not known yet. */
  pages?: Omit<PagesProps, 'table'>
}

/** Content of the toolbar and the footer; a context, since new `slotProps` make the grid render every cell again whenever a button changes. */
export const TableContent = createContext<TableContent>({ table: '' })

/** A button that opens one of the grid's panels. */
const panelButton = (tip: string, shortcut: Shortcut, startIcon: ReactNode) => (
  <ToolbarButton
    render={
      <ShortcutButton color="inherit" className="icono-en-portatil" {...{ tip, shortcut, startIcon }} />
    }
  />
)

/** The tools of every table: what is searched in it, filters and columns. */
const Tools = memo(function Tools({ table, legend }: ToolsProps) {
  const { byColumn, clear } = useTableFilter(table)
  const filters = useRef<HTMLButtonElement>(null)

  return (
    <Toolbar className="herramientas">
      {legend && <Legend legend={legend} />}
      <QuickSearch table={table} sx={SEARCH_STYLES} />
      {byColumn && (
        <ToolbarButton
          render={<Button color="inherit" startIcon={<FilterListOff />} />}
          onClick={() => {
            // This button disappears with the filter.
            filters.current?.focus()
            clear()
          }}
        >
          Limpiar filtros
        </ToolbarButton>
      )}
      <FilterPanelTrigger ref={filters} render={panelButton('Filtros', 'filtros', <FilterList />)}>
        Filtros
      </FilterPanelTrigger>
      <ColumnsPanelTrigger render={panelButton('Columnas', 'columnas', <ViewColumn />)}>
        Columnas
      </ColumnsPanelTrigger>
    </Toolbar>
  )
})

/** The screen's buttons and the table's tools, in one line where there is room. */
export function TableToolbar() {
  const { actions, tools, table, legend } = use(TableContent)
  return (
    <Bar>
      {actions}
      {tools}
      <Tools table={table} legend={legend} />
    </Bar>
  )
}
