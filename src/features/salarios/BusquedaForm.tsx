import type { FiltroSalarios } from '../../api/salarios'
import { BusquedaSalariosSchema } from '../../contract/salarios'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { FilterForm } from '../../ui/form/FilterForm'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { FILTRO_VACIO } from './filtroSlice'

interface Props {
  filtro: FiltroSalarios | null
  onBuscar: (filtro: FiltroSalarios) => void
  onLimpiar: () => void
}

/** Section 2: the search of the salaries. */
export function BusquedaForm({ filtro, onBuscar, onLimpiar }: Props) {
  return (
    <FilterForm
      titulo="Buscar salarios"
      esquema={BusquedaSalariosSchema}
      filtro={filtro}
      vacio={FILTRO_VACIO}
      onBuscar={onBuscar}
      onLimpiar={onLimpiar}
    >
      <ConductorSelect name="documento" conRetirados />
      <SearchDateField name="fechaInicial" label="Fecha Inicio" width={140} />
      <SearchDateField name="fechaFinal" label="Fecha Final" width={140} />
    </FilterForm>
  )
}
