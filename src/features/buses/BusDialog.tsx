import { useCrearBusMutation, useEditarBusMutation } from '../../api/buses'
import { BusSchema, type BusFila } from '../../contract/buses'
import { BUSES } from '../../records/nouns/buses'
import { RecordDialog, type RecordDialogProps } from '../../records/dialog/RecordDialog'
import { BusFields } from './BusFields'
import { EMPTY_VALUES, valuesOf } from './values'

/** 'Crear' and 'Editar' of the buses. An edit names the bus by its stored number, which the form may change. */
export default function BusDialog({ onCreated, ...dialog }: RecordDialogProps<BusFila>) {
  const [create] = useCrearBusMutation()
  const [edit] = useEditarBusMutation()
  return (
    <RecordDialog
      {...dialog}
      noun={BUSES}
      id={dialog.row?.numero}
      schema={BusSchema}
      empty={EMPTY_VALUES}
      valuesOf={valuesOf}
      create={(body) => create(body).unwrap().then(onCreated)}
      edit={(cuerpo, { numero }) => edit({ numero, cuerpo }).unwrap()}
    >
      <BusFields currentConductor={dialog.row?.conductorNombre} />
    </RecordDialog>
  )
}
