import { DocumentoDeConductorSchema } from '../../contract/documentos'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { PendingDocumentoForm } from './PendingDocumentoForm'

const EMPTY = { documento: '' }

/** The final settlement of a driver who leaves. */
export const LiquidacionForm = () => (
  <PendingDocumentoForm title="Liquidación" schema={DocumentoDeConductorSchema} initialValues={EMPTY}>
    <ConductorSelect name="documento" required withRetired />
  </PendingDocumentoForm>
)
