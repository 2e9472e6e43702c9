import { LiquidacionAntiguaSchema } from '../../contract/documentos'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { CesantiaRows } from './CesantiaRows'
import { EMPTY_CESANTIA } from './cesantias'
import { PendingDocumentoForm } from './PendingDocumentoForm'

const EMPTY = { documento: '', cesantias: [EMPTY_CESANTIA] }

/** What is settled with a driver of the old severance regime: the severance of each year, one row for each. */
export const LiquidacionAntiguaForm = () => (
  <PendingDocumentoForm
    title="Liquidación Antigua"
    schema={LiquidacionAntiguaSchema}
    initialValues={EMPTY}
    draftName="documento-liquidacion-antigua"
    laborious
  >
    <ConductorSelect name="documento" required withRetired />
    <CesantiaRows />
  </PendingDocumentoForm>
)
