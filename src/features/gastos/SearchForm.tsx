import type { FiltroGastos } from '../../api/gastos'
import { TIPOS_GASTO } from '../../contract/catalogos'
import { BusquedaGastosSchema } from '../../contract/gastos'
import { FreeTextField } from '../../ui/fields/FreeTextField'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { FilterForm } from '../../records/searches/FilterForm'
import { BusSelect } from '../../records/selectors/BusSelect'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { EMPTY_FILTER } from './filterSlice'

interface Props {
  filter: FiltroGastos | null
  onSearch: (filter: FiltroGastos) => void
  onClear: () => void
}

/** Section 2: the search of the expenses; every field is optional. */
export function SearchForm({ filter, onSearch, onClear }: Props) {
  return (
    <FilterForm
      title="Buscar gastos"
      table="gastos"
      schema={BusquedaGastosSchema}
      filter={filter}
      empty={EMPTY_FILTER}
      onSearch={onSearch}
      onClear={onClear}
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
      <ConductorSelect name="documento" withRetired />
    </FilterForm>
  )
}
