import FilterListOffIcon from '@mui/icons-material/FilterListOff'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import type { FiltroLiquidaciones } from '../../api/liquidaciones'
import { SI_NO } from '../../contract/catalogos'
import { ButtonTooltip } from '../../ui/ButtonTooltip'
import { SearchDateField } from '../../ui/fields/SearchDateField'
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
        <ButtonTooltip
          hint="Limpiar filtros de la tabla"
          reason={conFiltro ? undefined : 'La tabla no tiene filtros.'}
        >
          <IconButton aria-label="Limpiar filtros de la tabla" disabled={!conFiltro} onClick={limpiar}>
            <FilterListOffIcon />
          </IconButton>
        </ButtonTooltip>
      }
    >
      <BusSelect name="numero" />
      <ConductorSelect name="documento" conRetirados />
      <SelectField name="liquidada" label="Liquidada" options={SI_NO} placeholder="Todas" width={100} />
      <SearchDateField name="fechaInicial" label="Fecha Inicio" width={132} />
      <SearchDateField name="fechaFinal" label="Fecha Final" width={132} />
    </FilterForm>
  )
})
