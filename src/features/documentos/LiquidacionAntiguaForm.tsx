import { LiquidacionAntiguaSchema } from '../../contract/documentos'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { CesantiaRows } from './CesantiaRows'
import { EMPTY_CESANTIA } from './cesantias'
import { PendingDocumentoForm } from './PendingDocumentoForm'

const EMPTY = { documento: '', cesantias: [EMPTY_CESANTIA] }

/** The final settlement of a driver under the old severance regime, with a row for each year's severance. */
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
