import { MESES_BONO } from '../../contract/catalogos'
import { BonoSchema } from '../../contract/documentos'
import { MesField } from './MesField'
import { PendingDocumentoForm } from './PendingDocumentoForm'

const VACIO = { mes: '' }

/** The bonus of December. */
export const BonoForm = () => (
  <PendingDocumentoForm titulo="Bono" esquema={BonoSchema} valoresIniciales={VACIO}>
    <MesField meses={MESES_BONO} />
  </PendingDocumentoForm>
)
