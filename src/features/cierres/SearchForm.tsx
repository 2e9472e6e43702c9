import { useMemo } from 'react'
import type { FiltroCierres } from '../../api/cierres'
import { today } from '../../api/client/today'
import { CierresQuerySchema } from '../../contract/cierres'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { FilterForm } from '../../records/searches/FilterForm'

interface Props {
  filter: FiltroCierres | null
  onSearch: (filter: FiltroCierres) => void
  onClear: () => void
}

/** The day on which the money came: today's unless another is asked for. */
export function SearchForm({ filter, onSearch, onClear }: Props) {
  const initial = useMemo(() => ({ fecha: filter?.fecha ?? today() }), [filter])
  const empty = useMemo(() => ({ fecha: today() }), [])
  return (
    <FilterForm
      title="Buscar el día"
      table="cierres"
      schema={CierresQuerySchema}
      filter={initial}
      empty={empty}
      onSearch={onSearch}
      onClear={onClear}
      saved={{ filter }}
    >
      <SearchDateField name="fecha" label="Fecha de entrega" required width={160} />
    </FilterForm>
  )
}
