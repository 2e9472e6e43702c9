import { useState } from 'react'
import { useEditarConductorMutation } from '../../api/conductores'
import { withVersion } from '../../api/client/versions'
import { ConductorSchema, type ConductorFila } from '../../contract/conductores'
import { FormDialog } from '../../ui/form/FormDialog'
import { COMPARISON } from './comparison'
import { ConductorFields } from './ConductorFields'
import { valoresDe } from './valores'

interface Props {
  conductor: ConductorFila
  onCerrar: () => void
}

/** 'Editar' of the drivers' table. The documento that the driver has now says who is edited; the form may change it. */
export default function EditarDialog({ conductor, onCerrar }: Props) {
  const [editar] = useEditarConductorMutation()
  const [valoresIniciales] = useState(() => valoresDe(conductor))
  return (
    <FormDialog
      abierto
      titulo="Editar Conductor"
      esquema={ConductorSchema}
      valoresIniciales={valoresIniciales}
      borrador={`editar-conductor-${conductor.documento}`}
      comparison={COMPARISON}
      onEnviar={(_valores, datos, { stored = conductor }) =>
        editar({ documento: conductor.documento, cuerpo: withVersion(stored, datos) }).unwrap()
      }
      onCerrar={onCerrar}
      textoEnviar="Aceptar"
      textoEnviando="Guardando..."
    >
      <ConductorFields />
    </FormDialog>
  )
}
