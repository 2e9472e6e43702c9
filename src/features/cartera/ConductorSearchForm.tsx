import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { FilterForm } from '../../ui/form/FilterForm'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'

/** The driver whose ledger is shown; `null` for everybody's. */
export type FiltroConductor = { documento: string | null }

export const NO_CONDUCTOR: FiltroConductor = { documento: null }

interface Props {
  /** What is searched, read aloud: 'Buscar deudas'. */
  title: string
  filter: FiltroConductor | null
  onSearch: (filter: FiltroConductor) => void
  onClear: () => void
}

/** The search of a ledger: by driver, who may have retired owing. */
export function ConductorSearchForm(props: Props) {
  return (
    <FilterForm {...props} schema={BusquedaPorConductorSchema} empty={NO_CONDUCTOR}>
      <ConductorSelect name="documento" withRetired />
    </FilterForm>
  )
}
