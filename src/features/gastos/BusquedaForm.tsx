import type { FiltroGastos } from '../../api/gastos'
import { TIPOS_GASTO } from '../../contract/catalogos'
import { BusquedaGastosSchema } from '../../contract/gastos'
import { FreeTextField } from '../../ui/fields/FreeTextField'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { FilterForm } from '../../ui/form/FilterForm'
import { BusSelect } from '../../ui/selectors/BusSelect'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { FILTRO_VACIO } from './filtroSlice'

interface Props {
  filtro: FiltroGastos | null
  onBuscar: (filtro: FiltroGastos) => void
  onLimpiar: () => void
}

/** Section 2: the search of the expenses; all of it is optional. */
export function BusquedaForm({ filtro, onBuscar, onLimpiar }: Props) {
  return (
    <FilterForm
      titulo="Buscar gastos"
      esquema={BusquedaGastosSchema}
      filtro={filtro}
      vacio={FILTRO_VACIO}
      onBuscar={onBuscar}
      onLimpiar={onLimpiar}
    >
      <FreeTextField
        name="nombre"
        label="Nombre Gasto"
        suggestions={TIPOS_GASTO}
        placeholder="Seleccione un gasto"
        width={158}
      />
      <SearchDateField name="fechaInicial" label="Fecha Inicio" width={132} />
      <SearchDateField name="fechaFinal" label="Fecha Final" width={132} />
      <BusSelect name="numero" />
      <ConductorSelect name="documento" conRetirados />
    </FilterForm>
  )
}
