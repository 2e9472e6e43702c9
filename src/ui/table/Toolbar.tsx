import FilterList from '@mui/icons-material/FilterList'
import FilterListOff from '@mui/icons-material/FilterListOff'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { ColumnsPanelTrigger, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid'
import { createContext, memo, use, useRef, type ReactNode } from 'react'
import { ExportButton } from '../buttons/ExportButton'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import { Legend, type LegendTexts } from './Legend'
import { Bar } from './styles'
import { useTableFilter } from './useTableState'

interface ToolsProps {
  table: string
  legend?: LegendTexts
}

interface ToolbarContent extends ToolsProps {
  /** The screen's buttons. */
  actions?: ReactNode
  /** Absent where the table has no button Exportar. */
  onExport?: () => void
  /** False until all rows have loaded. */
  exportable: boolean
  /** True while the file's data loads. */
  exporting?: boolean
}

/** The toolbar's props. A context, since with `slotProps` the grid would render every cell when a button changes. */
export const ToolbarContent = createContext<ToolbarContent>({ table: '', exportable: false })

/** The tools of every table: filters and columns. */
const Tools = memo(function Tools({ table, legend }: ToolsProps) {
  const { isFiltered: filtered, clear } = useTableFilter(table)
  const filters = useRef<HTMLButtonElement>(null)
  const button = { color: 'inherit', className: 'icono-en-telefono' } as const

  return (
    <Toolbar className="herramientas">
      {legend && <Legend legend={legend} />}
      {filtered && (
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
      <FilterPanelTrigger
        ref={filters}
        render={
          <ToolbarButton
            render={<ShortcutButton shortcut="filtros" startIcon={<FilterList />} {...button} />}
          />
        }
      >
        Filtros
      </FilterPanelTrigger>
      <ColumnsPanelTrigger
        render={
          <ToolbarButton
            render={<ShortcutButton shortcut="columnas" startIcon={<ViewColumn />} {...button} />}
          />
        }
      >
        Columnas
      </ColumnsPanelTrigger>
    </Toolbar>
  )
})

/** The screen's buttons and the table's tools, in one line where there is room. */
export function TableToolbar() {
  const { actions, onExport, exportable, exporting, ...tools } = use(ToolbarContent)
  return (
    <Bar>
      {actions}
      {onExport && <ExportButton exporting={exporting} disabled={!exportable} onExport={onExport} />}
      <Tools {...tools} />
    </Bar>
  )
}
