import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { FilterForm } from '../../ui/form/FilterForm'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'

/** The searched driver; `null` for all drivers. */
export type FiltroConductor = { documento: string | null }

export const NO_CONDUCTOR: FiltroConductor = { documento: null }

interface Props {
  /** The form's accessible name: 'Buscar deudas'. */
  title: string
  /** The store's key of the ledger's table. */
  table: string
  filter: FiltroConductor | null
  onSearch: (filter: FiltroConductor) => void
  onClear: () => void
}

/** The search of a ledger by driver, retired ones included: they may still owe. */
export function ConductorSearchForm(props: Props) {
  return (
    <FilterForm {...props} schema={BusquedaPorConductorSchema} empty={NO_CONDUCTOR}>
      <ConductorSelect name="documento" withRetired />
    </FilterForm>
  )
}
