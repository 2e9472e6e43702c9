import { BusquedaPorConductorSchema } from '../../contract/conductores'
import { FilterForm } from '../form/FilterForm'
import { ConductorSelect } from '../selectors/ConductorSelect'

/** The driver whose ledger is shown; `null` for everybody's. */
export type FiltroConductor = { documento: string | null }

export const SIN_CONDUCTOR: FiltroConductor = { documento: null }

interface Props {
  /** What is searched, read aloud: 'Buscar deudas'. */
  titulo: string
  filtro: FiltroConductor | null
  onBuscar: (filtro: FiltroConductor) => void
  onLimpiar: () => void
}

/** The search of a ledger: by driver, who may have retired owing. */
export function ConductorSearchForm(props: Props) {
  return (
    <FilterForm {...props} esquema={BusquedaPorConductorSchema} vacio={SIN_CONDUCTOR}>
      <ConductorSelect name="documento" conRetirados />
    </FilterForm>
  )
}
