import Button from '@mui/material/Button'
import Download from '@mui/icons-material/FileDownloadOutlined'
import FilterList from '@mui/icons-material/FilterList'
import FilterListOff from '@mui/icons-material/FilterListOff'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { GridPreferencePanelsValue, type GridApi } from '@mui/x-data-grid'
import { memo, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import { Legend, type Leyenda } from './Legend'
import { Barra } from './styles'
import { useTableFilter } from './useTableState'

interface HerramientasProps {
  tabla: string
  apiRef: RefObject<GridApi | null>
  leyenda?: Leyenda
}

interface ToolbarProps extends HerramientasProps {
  acciones?: ReactNode
  onExportar?: () => void
  /** False while the rows are not all here. */
  exportable: boolean
}

const panelAbierto = (api: GridApi | null, panel: GridPreferencePanelsValue) =>
  api?.state.preferencePanel.open === true && api.state.preferencePanel.openedPanelValue === panel

const Exportar = memo(function Exportar(boton: { disabled: boolean; onClick: () => void }) {
  return (
    <ShortcutButton atajo="exportar" size="small" startIcon={<Download />} {...boton}>
      Exportar
    </ShortcutButton>
  )
})

/** What every table offers. */
const Herramientas = memo(function Herramientas({ tabla, apiRef, leyenda }: HerramientasProps) {
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
  )
})

/** The screen's actions and the table's. It lives outside the grid, so that an action's state re-renders no row. */
export function Toolbar({ acciones, exportable, onExportar, ...herramientas }: ToolbarProps) {
  return (
    <Barra>
      {acciones}
      {onExportar && <Exportar disabled={!exportable} onClick={onExportar} />}
      <Herramientas {...herramientas} />
    </Barra>
  )
}
