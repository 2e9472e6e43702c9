import { OFFLINE, useOnline } from '../../api/client/online'
import { useGenerarVacacionesMutation } from '../../api/documentos'
import { DocumentoDeConductorSchema } from '../../contract/documentos'
import { ConductorSelect } from '../../ui/selectors/ConductorSelect'
import { DocumentoForm } from './DocumentoForm'
import { generar } from './errorDeDocumento'

const VACIO = { documento: '' }

/** A driver's vacations; a retired one's too, which are paid on leaving. */
export function VacacionesForm() {
  const [generarVacaciones] = useGenerarVacacionesMutation()
  return (
    <DocumentoForm
      titulo="Vacaciones"
      esquema={DocumentoDeConductorSchema}
      valoresIniciales={VACIO}
      onEnviar={(_valores, datos) => generar(generarVacaciones(datos).unwrap())}
      impedimento={useOnline() ? undefined : OFFLINE}
    >
      <ConductorSelect name="documento" required conRetirados />
    </DocumentoForm>
  )
}
