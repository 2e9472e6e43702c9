import { useState } from 'react'
import { useEditarPasajeMutation } from '../../api/pasajes'
import { withVersion } from '../../api/client/versions'
import { PasajeSchema, type PasajeFila } from '../../contract/pasajes'
import { FormDialog } from '../../ui/form/FormDialog'
import { COMPARISON } from './comparison'
import { PasajeFields } from './PasajeFields'
import { valoresDe } from './valores'

interface Props {
  pasaje: PasajeFila
  onCerrar: () => void
}

/** 'Editar' of the fares' table; section 2 gives its button's text. */
export default function EditarDialog({ pasaje, onCerrar }: Props) {
  const [editar] = useEditarPasajeMutation()
  const [valoresIniciales] = useState(() => valoresDe(pasaje))
  return (
    <FormDialog
      abierto
      titulo="Editar Pasaje"
      esquema={PasajeSchema}
      valoresIniciales={valoresIniciales}
      borrador={`editar-pasaje-${pasaje.uuid}`}
      comparison={COMPARISON}
      onEnviar={(_valores, datos, { stored = pasaje }) =>
        editar(withVersion(stored, { ...datos, uuid: pasaje.uuid })).unwrap()
      }
      onCerrar={onCerrar}
      textoEnviar="Confirmar"
      textoEnviando="Guardando..."
    >
      <PasajeFields />
    </FormDialog>
  )
}
