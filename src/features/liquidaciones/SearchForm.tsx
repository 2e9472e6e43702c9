import FilterListOffIcon from '@mui/icons-material/FilterListOff'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { SI_NO } from '../../contract/catalogos'
import { ButtonTooltip } from '../../ui/buttons/ButtonTooltip'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { SelectField } from '../../ui/fields/SelectField'
import { FilterForm } from '../../records/searches/FilterForm'
import { BusSelect } from '../../records/selectors/BusSelect'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { NO_FILTER, selectTable, tableChanged } from '../../ui/tableState/tableSlice'
import { EMPTY_SEARCH, type Busqueda } from './search'
import { loadRules } from './searchRules'

interface Props {
  /** The table whose column filters one of the buttons clears. */
  table: string
  filter: Busqueda | null
  onSearch: (filter: Busqueda) => void
  onClear: () => void
}

/** Section 2: the search of the settlements. */
export const SearchForm = memo(function SearchForm({ table, filter, onSearch, onClear }: Props) {
  const dispatch = useAppDispatch()
  const { items, quickFilterValues = [] } = useAppSelector((state) => selectTable(state, table).filter)
  const filtered = items.length + quickFilterValues.length > 0
  return (
    <FilterForm
      title="Buscar liquidaciones"
      table={table}
      schema={loadRules}
      filter={filter}
      // A period is searched for outside the fields.
      shown={filter?.periodo ? EMPTY_SEARCH : undefined}
      empty={EMPTY_SEARCH}
      onSearch={onSearch}
      onClear={onClear}
      actions={
        <ButtonTooltip
          hint="Limpiar filtros de la tabla"
          disabledReason={filtered ? undefined : 'La tabla no tiene filtros.'}
        >
          <IconButton
            aria-label="Limpiar filtros de la tabla"
            disabled={!filtered}
            onClick={() => dispatch(tableChanged({ table, filter: NO_FILTER }))}
          >
            <FilterListOffIcon />
          </IconButton>
        </ButtonTooltip>
      }
    >
      <BusSelect name="numero" />
      <ConductorSelect name="documento" withRetired />
      <SelectField name="liquidada" label="Liquidada" options={SI_NO} placeholder="Todas" width={100} />
      <SearchDateField name="fechaInicial" label="Fecha Inicio" width={132} />
      <SearchDateField name="fechaFinal" label="Fecha Final" width={132} />
    </FilterForm>
  )
})
