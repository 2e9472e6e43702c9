import { PAPELES } from '../../../contract/catalogos'
import { FilterForm } from '../../../records/searches/FilterForm'
import { useSearch } from '../../../records/searches/useSearch'
import { ConductorSelect } from '../../../records/selectors/ConductorSelect'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { EmptyHint } from '../../../ui/table/EmptyState'
import { EmitidosSection } from './EmitidosSection'
import { EMPTY_FILTER, SEARCH } from './search'

/** All issued papers, and the search of them. */
export default function Emitidos() {
  const search = useSearch(SEARCH)
  return (
    <>
      <FilterForm title="Buscar documentos emitidos" {...search}>
        <SelectField name="tipo" label="Tipo" options={PAPELES} placeholder="Todos" width={180} />
        <ConductorSelect name="documento" withRetired />
        <TextField name="anio" label="Año" placeholder="Actual" maxLength={4} width={90} />
      </FilterForm>
      <EmptyHint value="Se emiten desde la vista previa.">
        <EmitidosSection filter={search.filter ?? EMPTY_FILTER} />
      </EmptyHint>
    </>
  )
}
