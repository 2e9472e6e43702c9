import FilterList from '@mui/icons-material/FilterList'
import FilterListOff from '@mui/icons-material/FilterListOff'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import {
  ColumnsPanelTrigger,
  FilterPanelTrigger,
  gridFilterActiveItemsSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
} from '@mui/x-data-grid'
import { createContext, memo, use, useRef, type ReactNode } from 'react'
import type { Shortcut } from '../shortcuts/keys'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import { useShortcut } from '../shortcuts/useShortcut'
import { Legend, type LegendTexts } from './Legend'
import { Bar, SEARCH_STYLES } from './styles'
import type { Total } from '../tableState/totals'
import { NO_FILTER } from '../tableState/tableSlice'

interface TableContent {
  legend?: LegendTexts
  /** The screen's buttons, and what every table offers beside them. */
  actions?: ReactNode
  totals?: readonly Total[]
  /** The server searches, sorts and counts: the table offers none of it. */
  served?: boolean
  /** The number of rows is known. */
  paged?: boolean
  /** Called with the rows of the page that is shown. */
  onShown?: (rows: readonly never[]) => void
}

/** Content of the toolbar and the footer; a context, since new `slotProps` make the grid render every cell again whenever a button changes. */
export const TableContent = createContext<TableContent>({})

/** A button that opens one of the grid's panels. */
const panelButton = (tip: string, shortcut: Shortcut, startIcon: ReactNode) => (
  <ToolbarButton
    render={
      <ShortcutButton color="inherit" className="icono-en-portatil" {...{ tip, shortcut, startIcon }} />
    }
  />
)

/** The grid's quick search: its rows show every word that is typed here. Escape empties it. */
function QuickSearch() {
  const { props, hint } = useShortcut('buscarEnTabla')
  return (
    <QuickFilter expanded>
      <QuickFilterControl
        render={({ ref, value, onChange, onKeyDown }) => (
          <TextField
            type="search"
            size="small"
            autoComplete="off"
            placeholder="Buscar…"
            title={hint}
            inputRef={ref}
            {...{ value, onChange, onKeyDown }}
            sx={SEARCH_STYLES}
            slotProps={{ htmlInput: { 'aria-label': 'Buscar en la tabla' } }}
            {...props}
          />
        )}
      />
    </QuickFilter>
  )
}

/** The tools of every table: what is searched in it, filters and columns. */
const Tools = memo(function Tools({ legend }: Pick<TableContent, 'legend'>) {
  const apiRef = useGridApiContext()
  const { disableColumnSelector } = useGridRootProps()
  const byColumn = useGridSelector(apiRef, gridFilterActiveItemsSelector).length > 0
  const filters = useRef<HTMLButtonElement>(null)

  return (
    <Toolbar className="herramientas">
      {legend && <Legend legend={legend} />}
      <QuickSearch />
      {byColumn && (
        <ToolbarButton
          render={<Button color="inherit" startIcon={<FilterListOff />} />}
          onClick={() => {
            // This button disappears with the filter.
            filters.current?.focus()
            apiRef.current.setFilterModel(NO_FILTER)
          }}
        >
          Limpiar filtros
        </ToolbarButton>
      )}
      <FilterPanelTrigger ref={filters} render={panelButton('Filtros', 'filtros', <FilterList />)}>
        Filtros
      </FilterPanelTrigger>
      {!disableColumnSelector && (
        <ColumnsPanelTrigger render={panelButton('Columnas', 'columnas', <ViewColumn />)}>
          Columnas
        </ColumnsPanelTrigger>
      )}
    </Toolbar>
  )
})

/** The screen's buttons and the table's tools, in one line where there is room. */
export function TableToolbar() {
  const { actions, legend, served } = use(TableContent)
  return (
    <Bar>
      {actions}
      {!served && <Tools legend={legend} />}
    </Bar>
  )
}
