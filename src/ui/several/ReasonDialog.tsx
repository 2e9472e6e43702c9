import DialogContentText from '@mui/material/DialogContentText'
import { motivoRequerido } from '../../contract/historial'
import * as z from '../../contract/zod'
import { TextField } from '../fields/TextField'
import { FormDialog } from '../form/FormDialog'

const ReasonSchema = z.object({ motivo: motivoRequerido() })
const NO_REASON = { motivo: '' }

interface Props {
  title: string
  question: string
  confirmText: string
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks the question, and one reason for all. */
export default function ReasonDialog({ title, question, confirmText, onConfirm, onClose }: Props) {
  return (
    <FormDialog
      open
      title={title}
      schema={ReasonSchema}
      initialValues={NO_REASON}
      onSubmit={async (_values, { motivo }) => onConfirm(motivo)}
      onClose={onClose}
      submitText={confirmText}
      dangerous
    >
      <DialogContentText>{question} El motivo queda en el historial de cada una.</DialogContentText>
      <TextField name="motivo" label="Motivo" required maxLength={200} />
    </FormDialog>
  )
}
