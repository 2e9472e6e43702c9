import { LiquidacionAntiguaSchema } from '../../contract/documentos'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { CesantiaRows } from './CesantiaRows'
import { CESANTIA_VACIA } from './cesantias'
import { PendingDocumentoForm } from './PendingDocumentoForm'

const VACIO = { documento: '', cesantias: [CESANTIA_VACIA] }

/** What is settled with a driver of the old severance regime: the severance of each year, one row for each. */
export const LiquidacionAntiguaForm = () => (
  <PendingDocumentoForm
    titulo="Liquidación Antigua"
    esquema={LiquidacionAntiguaSchema}
    valoresIniciales={VACIO}
    borrador="documento-liquidacion-antigua"
    laborioso
  >
    <ConductorSelect name="documento" required conRetirados />
    <CesantiaRows />
  </PendingDocumentoForm>
)
