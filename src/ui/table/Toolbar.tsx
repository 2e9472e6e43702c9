import Button from '@mui/material/Button'
import Download from '@mui/icons-material/FileDownloadOutlined'
import FilterList from '@mui/icons-material/FilterList'
import FilterListOff from '@mui/icons-material/FilterListOff'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { GridPreferencePanelsValue, type GridApi } from '@mui/x-data-grid'
import { useRef, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import { Legend, type Leyenda } from './Legend'
import { Barra } from './styles'
import { useTableFilter } from './useTableState'

interface Props {
  tabla: string
  apiRef: RefObject<GridApi | null>
  acciones?: ReactNode
  leyenda?: Leyenda
  onExportar?: () => void
  /** False while the rows are not all here. */
  exportable: boolean
}

const panelAbierto = (api: GridApi | null, panel: GridPreferencePanelsValue) =>
  api?.state.preferencePanel.open === true && api.state.preferencePanel.openedPanelValue === panel

/** The screen's actions, and what every table offers. It lives outside the grid, so that an action's state re-renders no row. */
export function Toolbar({ tabla, apiRef, acciones, leyenda, onExportar, exportable }: Props) {
  const { conFiltro, limpiar } = useTableFilter(tabla)
  const filtros = useRef<HTMLButtonElement>(null)

  const alternar = (panel: GridPreferencePanelsValue) => () => {
    if (panelAbierto(apiRef.current, panel)) apiRef.current?.hidePreferences()
    else apiRef.current?.showPreferences(panel)
  }
  // The open panel would take the release of the pointer for a click elsewhere, close, and be opened again by the click.
  const retener = (panel: GridPreferencePanelsValue) => (event: PointerEvent) => {
    if (panelAbierto(apiRef.current, panel)) event.stopPropagation()
  }
  const boton = (panel: GridPreferencePanelsValue) => ({
    size: 'small' as const,
    color: 'inherit' as const,
    'aria-haspopup': 'true' as const,
    className: 'icono-en-telefono',
    onPointerUp: retener(panel),
    onClick: alternar(panel),
  })

  return (
    <Barra>
      {acciones}
      {onExportar && (
        <ShortcutButton
          atajo="exportar"
          size="small"
          startIcon={<Download />}
          disabled={!exportable}
          onClick={onExportar}
        >
          Exportar
        </ShortcutButton>
      )}
      <span className="herramientas">
        {leyenda && <Legend leyenda={leyenda} />}
        {conFiltro && (
          <Button
            size="small"
            color="inherit"
            startIcon={<FilterListOff />}
            onClick={() => {
              // It goes with the filter.
              filtros.current?.focus()
              limpiar()
            }}
          >
            Limpiar filtros
          </Button>
        )}
        <ShortcutButton
          atajo="filtros"
          ref={filtros}
          startIcon={<FilterList />}
          {...boton(GridPreferencePanelsValue.filters)}
        >
          Filtros
        </ShortcutButton>
        <ShortcutButton
          atajo="columnas"
          startIcon={<ViewColumn />}
          {...boton(GridPreferencePanelsValue.columns)}
        >
          Columnas
        </ShortcutButton>
      </span>
    </Barra>
  )
}
