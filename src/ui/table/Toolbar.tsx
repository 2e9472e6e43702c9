import Download from '@mui/icons-material/FileDownloadOutlined'
import FilterList from '@mui/icons-material/FilterList'
import FilterListOff from '@mui/icons-material/FilterListOff'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { ColumnsPanelTrigger, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid'
import { createContext, memo, use, useRef, type ReactNode } from 'react'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import { Legend, type Leyenda } from './Legend'
import { Barra } from './styles'
import { useTableFilter } from './useTableState'

interface ToolsProps {
  tabla: string
  leyenda?: Leyenda
}

interface ToolbarContent extends ToolsProps {
  /** The screen's own buttons. */
  acciones?: ReactNode
  /** Absent where the table has no Exportar. */
  onExportar?: () => void
  /** False while the rows are not all here. */
  exportable: boolean
  /** While what the file holds is on its way. */
  exporting?: boolean
}

/** What the toolbar shows. Not by `slotProps`, with which the grid would draw every cell anew when a button changes. */
export const ToolbarContent = createContext<ToolbarContent>({ tabla: '', exportable: false })

/** What every table offers. */
const Tools = memo(function Tools({ tabla, leyenda }: ToolsProps) {
  const { conFiltro, limpiar } = useTableFilter(tabla)
  const filtros = useRef<HTMLButtonElement>(null)
  const boton = { color: 'inherit', className: 'icono-en-telefono' } as const

  return (
    <Toolbar className="herramientas">
      {leyenda && <Legend leyenda={leyenda} />}
      {conFiltro && (
        <ToolbarButton
          render={<Button color="inherit" startIcon={<FilterListOff />} />}
          onClick={() => {
            // It goes with the filter.
            filtros.current?.focus()
            limpiar()
          }}
        >
          Limpiar filtros
        </ToolbarButton>
      )}
      <FilterPanelTrigger
        ref={filtros}
        render={
          <ToolbarButton render={<ShortcutButton atajo="filtros" startIcon={<FilterList />} {...boton} />} />
        }
      >
        Filtros
      </FilterPanelTrigger>
      <ColumnsPanelTrigger
        render={
          <ToolbarButton render={<ShortcutButton atajo="columnas" startIcon={<ViewColumn />} {...boton} />} />
        }
      >
        Columnas
      </ColumnsPanelTrigger>
    </Toolbar>
  )
})

/** The screen's buttons and the table's tools, in one line where there is room. */
export function TableToolbar() {
  const { acciones, onExportar, exportable, exporting, ...tools } = use(ToolbarContent)
  return (
    <Barra>
      {acciones}
      {onExportar && (
        <ShortcutButton
          atajo="exportar"
          startIcon={<Download />}
          loadingPosition="start"
          loading={exporting}
          disabled={!exportable}
          onClick={onExportar}
        >
          Exportar
        </ShortcutButton>
      )}
      <Tools {...tools} />
    </Barra>
  )
}
