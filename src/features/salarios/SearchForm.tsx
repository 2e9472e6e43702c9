import type { FiltroSalarios } from '../../api/salarios'
import { BusquedaSalariosSchema } from '../../contract/salarios'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { FilterForm } from '../../records/searches/FilterForm'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { EMPTY_FILTER } from './filterSlice'

interface Props {
  filter: FiltroSalarios | null
  onSearch: (filter: FiltroSalarios) => void
  onClear: () => void
}

/** Section 2: the search of the salaries. */
export function SearchForm({ filter, onSearch, onClear }: Props) {
  return (
    <FilterForm
      title="Buscar salarios"
      table="salarios"
      schema={BusquedaSalariosSchema}
      filter={filter}
      empty={EMPTY_FILTER}
      onSearch={onSearch}
      onClear={onClear}
    >
      <ConductorSelect name="documento" withRetired />
      <SearchDateField name="fechaInicial" label="Fecha Inicio" width={140} />
      <SearchDateField name="fechaFinal" label="Fecha Final" width={140} />
    </FilterForm>
  )
}
