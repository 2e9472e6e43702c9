import { useState } from 'react'
import { useCrearFestivoMutation } from '../../api/festivos'
import { today } from '../../api/client/today'
import { FestivoSchema, type FestivoFila } from '../../contract/festivos'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { DateField } from '../../ui/fields/DateField'
import { FormDialog } from '../../records/dialog/FormDialog'
import { DIALOG_WIDTH } from './dialogWidth'

/** 'Crear' of the holidays: of today, or of the free day that opens it. */
export default function CrearDialog({ row, onCreated, onClose }: RecordDialogProps<FestivoFila>) {
  const [create] = useCrearFestivoMutation()
  const [initialValues] = useState(() => ({ fecha: row?.fecha ?? today() }))
  return (
    <FormDialog
      title="Formulario Festivo"
      schema={FestivoSchema}
      initialValues={initialValues}
      draftName="crear-festivo"
      onSubmit={(_values, data, { idempotencyKey }) =>
        create({ ...data, idempotencyKey })
          .unwrap()
          .then(onCreated)
      }
      onClose={onClose}
      submitText="Crear"
      submittingText="Creando..."
      width={DIALOG_WIDTH}
    >
      <DateField name="fecha" label="Fecha" required />
    </FormDialog>
  )
}
