import { DocumentoDeConductorSchema } from '../../contract/documentos'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { PendingDocumentoForm } from './PendingDocumentoForm'

const VACIO = { documento: '' }

/** What is settled with a driver who leaves. */
export const LiquidacionForm = () => (
  <PendingDocumentoForm titulo="Liquidación" esquema={DocumentoDeConductorSchema} valoresIniciales={VACIO}>
    <ConductorSelect name="documento" required conRetirados />
  </PendingDocumentoForm>
)
