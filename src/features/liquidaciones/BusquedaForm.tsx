import FilterListOffIcon from '@mui/icons-material/FilterListOff'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { memo } from 'react'
import type { FiltroLiquidaciones } from '../../api/liquidaciones'
import { SI_NO } from '../../contract/catalogos'
import { DateField } from '../../ui/fields/DateField'
import { SelectField } from '../../ui/fields/SelectField'
import { FilterForm } from '../../ui/form/FilterForm'
import { BusSelect } from '../../ui/selectors/BusSelect'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { useTableFilter } from '../../ui/table/useTableState'
import { FILTRO_VACIO } from './filtroSlice'
import { cargarReglas } from './reglasDeBusqueda'

interface Props {
  /** The table whose column filters one of the buttons clears. */
  tabla: string
  filtro: FiltroLiquidaciones | null
  onBuscar: (filtro: FiltroLiquidaciones) => void
  onLimpiar: () => void
}

/** Section 2: the search of the settlements. */
export const BusquedaForm = memo(function BusquedaForm({ tabla, filtro, onBuscar, onLimpiar }: Props) {
  const { conFiltro, limpiar } = useTableFilter(tabla)
  return (
    <FilterForm
      titulo="Buscar liquidaciones"
      esquema={cargarReglas}
      filtro={filtro}
      vacio={FILTRO_VACIO}
      onBuscar={onBuscar}
      onLimpiar={onLimpiar}
      acciones={
        <Tooltip title="Limpiar filtros de la tabla">
          <IconButton
            aria-label="Limpiar filtros de la tabla"
            // It keeps the focus of whoever has just pressed it.
            aria-disabled={!conFiltro || undefined}
            sx={conFiltro ? undefined : { color: 'action.disabled', cursor: 'default' }}
            onClick={conFiltro ? limpiar : undefined}
          >
            <FilterListOffIcon />
          </IconButton>
        </Tooltip>
      }
    >
      <BusSelect name="numero" />
      <ConductorSelect name="documento" conRetirados />
      <SelectField name="liquidada" label="Liquidada" opciones={SI_NO} placeholder="Todas" ancho={100} />
      <DateField name="fechaInicial" label="Fecha Inicio" ancho={132} />
      <DateField name="fechaFinal" label="Fecha Final" ancho={132} />
    </FilterForm>
  )
})
