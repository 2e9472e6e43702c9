import { useCrearConductorMutation, useEditarConductorMutation } from '../../api/conductores'
import { ConductorSchema, type ConductorFila } from '../../contract/conductores'
import { CONDUCTORES } from '../../records/nouns/conductores'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { ConductorFields } from './ConductorFields'

const EMPTY_VALUES = { nombre: '', empresa: '', fechaNacimiento: '', tipoDocumento: '', documento: '' }

/** 'Crear' and 'Editar' of the drivers. An edit names the driver by the stored documento, which the form may change. */
export default function ConductorDialog({ onCreated, ...dialog }: RecordDialogProps<ConductorFila>) {
  const [create] = useCrearConductorMutation()
  const [edit] = useEditarConductorMutation()
  return (
    <RecordDialog
      {...dialog}
      noun={CONDUCTORES}
      id={dialog.row?.documento}
      schema={ConductorSchema}
      empty={EMPTY_VALUES}
      create={(body) => create(body).unwrap().then(onCreated)}
      edit={(cuerpo, { documento }) => edit({ documento, cuerpo }).unwrap()}
    >
      <ConductorFields />
    </RecordDialog>
  )
}
