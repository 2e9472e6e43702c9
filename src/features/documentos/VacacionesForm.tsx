import { OFFLINE, useOnline } from '../../api/client/online'
import { useGenerarVacacionesMutation } from '../../api/documentos'
import { DocumentoDeConductorSchema } from '../../contract/documentos'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { DocumentoForm } from './DocumentoForm'
import { withDocumentoError } from './documentoError'

const EMPTY = { documento: '' }

/** A driver's vacation pay; also a retired driver's, since it is paid on leaving. */
export function VacacionesForm() {
  const [generateVacaciones] = useGenerarVacacionesMutation()
  return (
    <DocumentoForm
      title="Vacaciones"
      schema={DocumentoDeConductorSchema}
      initialValues={EMPTY}
      onSubmit={(_values, data) => withDocumentoError(generateVacaciones(data).unwrap())}
      impediment={useOnline() ? undefined : OFFLINE}
    >
      <ConductorSelect name="documento" required withRetired />
    </DocumentoForm>
  )
}
