import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OFFLINE, useOnline } from '../../api/client/online'
import { useGenerarVacacionesMutation } from '../../api/documentos'
import { DocumentoDeConductorSchema } from '../../contract/documentos'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { DocumentoForm } from './DocumentoForm'
import { withDocumentoError } from './documentoError'

/** A driver's vacation pay; also a retired driver's, since it is paid on leaving. The address may name the driver. */
export function VacacionesForm() {
  const [address] = useSearchParams()
  const [initialValues] = useState(() => ({ documento: address.get('documento') ?? '' }))
  const [generateVacaciones] = useGenerarVacacionesMutation()
  return (
    <DocumentoForm
      title="Vacaciones"
      schema={DocumentoDeConductorSchema}
      initialValues={initialValues}
      onSubmit={(_values, data) => withDocumentoError(generateVacaciones(data).unwrap())}
      impediment={useOnline() ? undefined : OFFLINE}
    >
      <ConductorSelect name="documento" required withRetired />
    </DocumentoForm>
  )
}
