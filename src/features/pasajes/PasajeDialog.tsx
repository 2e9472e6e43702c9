import { useCrearPasajeMutation, useEditarPasajeMutation } from '../../api/pasajes'
import { PasajeSchema, type PasajeFila } from '../../contract/pasajes'
import { PASAJES } from '../../records/nouns/pasajes'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { PasajeFields } from './PasajeFields'
import { EMPTY_VALUES, nextYearOf, valuesOf } from './values'

interface Props extends RecordDialogProps<PasajeFila> {
  /** The fare whose next year is to be created. */
  copied?: PasajeFila
}

/** 'Crear', 'Editar' and 'Duplicar' of the fares. Section 2 gives the edit's button its text, Confirmar. */
export default function PasajeDialog({ copied, ...dialog }: Props) {
  const [create] = useCrearPasajeMutation()
  const [edit] = useEditarPasajeMutation()
  return (
    <RecordDialog
      {...dialog}
      noun={PASAJES}
      id={dialog.row?.uuid}
      schema={PasajeSchema}
      empty={copied ? nextYearOf(copied) : EMPTY_VALUES}
      {...(copied && { draftName: `duplicar-pasaje-${copied.uuid}` })}
      valuesOf={valuesOf}
      create={(body) => create(body).unwrap()}
      edit={(body, { uuid }) => edit({ ...body, uuid }).unwrap()}
      {...(dialog.row && { submitText: 'Confirmar' })}
    >
      <PasajeFields />
    </RecordDialog>
  )
}
