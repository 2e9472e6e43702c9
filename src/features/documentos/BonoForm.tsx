import { MESES_BONO } from '../../contract/catalogos'
import { BonoSchema } from '../../contract/documentos'
import { MesField } from './MesField'
import { PendingDocumentoForm } from './PendingDocumentoForm'

const EMPTY = { mes: '' }

/** The December bonus. */
export const BonoForm = () => (
  <PendingDocumentoForm title="Bono" schema={BonoSchema} initialValues={EMPTY}>
    <MesField meses={MESES_BONO} />
  </PendingDocumentoForm>
)
