import { OFFLINE, useOnline } from '../../api/client/online'
import { useGenerarPrimaMutation } from '../../api/documentos'
import { PrimaSchema } from '../../contract/documentos'
import { MESES_PRIMA } from '../../contract/catalogos'
import { DocumentoForm } from './DocumentoForm'
import { withDocumentoError } from './documentoError'
import { MesField } from './MesField'

const EMPTY = { mes: '' }

/** The half-yearly bonus of all drivers, in one PDF. */
export function PrimaForm() {
  const [generatePrima] = useGenerarPrimaMutation()
  return (
    <DocumentoForm
      title="Prima"
      schema={PrimaSchema}
      initialValues={EMPTY}
      onSubmit={(_values, data) => withDocumentoError(generatePrima(data).unwrap())}
      impediment={useOnline() ? undefined : OFFLINE}
    >
      <MesField meses={MESES_PRIMA} />
    </DocumentoForm>
  )
}
