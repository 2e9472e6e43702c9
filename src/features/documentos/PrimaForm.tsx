import { OFFLINE, useOnline } from '../../api/client/online'
import { useGenerarPrimaMutation } from '../../api/documentos'
import { PrimaSchema } from '../../contract/documentos'
import { MESES_PRIMA } from '../../contract/catalogos'
import { DocumentoForm } from './DocumentoForm'
import { generar } from './errorDeDocumento'
import { MesField } from './MesField'

const VACIO = { mes: '' }

/** The bonus of a half-year, everybody's in one PDF. */
export function PrimaForm() {
  const [generarPrima] = useGenerarPrimaMutation()
  return (
    <DocumentoForm
      titulo="Prima"
      esquema={PrimaSchema}
      valoresIniciales={VACIO}
      onEnviar={(_valores, datos) => generar(generarPrima(datos).unwrap())}
      impedimento={useOnline() ? undefined : OFFLINE}
    >
      <MesField meses={MESES_PRIMA} />
    </DocumentoForm>
  )
}
