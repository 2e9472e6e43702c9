import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Formik, type FormikValues } from 'formik'
import { useState, type ReactNode } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { OFFLINE, useOnline } from '../../api/client/online'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { paperStyles } from '../../ui/dialogs/paper'
import { ROW_GAP } from '../../ui/form/FieldGrid'
import { SubmitForm } from '../../ui/form/SubmitForm'
import type { OtherSubmit } from '../../ui/form/status'
import { useSubmission, type FormOptions } from '../../ui/form/useSubmission'
import { judgingArrived } from '../selectors/softWarnings'
import { FormDialogActions, type ActionTexts } from './FormDialogActions'

interface FormDialogProps<Values extends FormikValues, Data, Stored>
  extends FormOptions<Values, Data, Stored>, ActionTexts {
  title: string
  children: ReactNode
  /** Name of the field that it begins at; the first one when absent. */
  first?: string
  /** Other ways to submit. */
  otherSubmits?: readonly OtherSubmit<Values>[]
  /** Called after a success, and when the person cancels. */
  onClose: () => void
  /** Its place is its parent's: the document's body or, of one that is drawn ahead, what is not in the document yet. */
  disablePortal?: boolean
  /** CSS width on a desktop, '60vw'; '32rem' when absent. On a phone the dialog fills the screen. */
  width?: string
  /** CSS `max-width`, '50rem'. */
  maxWidth?: string
  /** Word for what the form asks about before it is sent: 'Guardar' when absent. */
  verb?: string
}

const FORM_STYLES = {
  '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
  '& > form > fieldset > .MuiAlert-root': { mx: { xs: 2, sm: 3 }, mb: 1 },
} as const

const FIELDS = {
  display: 'flex',
  flexDirection: 'column',
  gap: ROW_GAP,
  // MUI removes the padding below a title, but the first field's label, which sits on its outline, needs some.
  '&&': { pt: 1 },
  '& [data-advertencia]': {
    pl: 0.5,
    borderLeft: 3,
    borderColor: 'fila.pendienteMarca',
    color: 'text.primary',
  },
  // A focused field comes into view with its label and its message, above a line that sticks.
  '& :is(input, textarea, select)': { scrollMarginBlock: '32px 120px' },
}

/**
 * A form in a dialog. It starts from `initialValues`, with the focus on a field. Escape, a click outside
 * and Cancelar ask before they discard typed work; a success closes the dialog; nothing closes it while it submits.
 */
export function FormDialog<Values extends FormikValues, Data, Stored>(
  props: FormDialogProps<Values, Data, Stored>,
) {
  const { title, children, onClose, width = '32rem', maxWidth } = props
  const dispatch = useAppDispatch()
  const disabledReason = useOnline() ? props.disabledReason : OFFLINE
  const { config, formik, ...submission } = useSubmission({ ...props, disabledReason, onDone: onClose })
  const [asking, setAsking] = useState(false)

  const cancel = () => {
    if (formik.current?.isSubmitting) return
    if (formik.current?.dirty) setAsking(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        open
        disablePortal={props.disablePortal}
        onClose={cancel}
        maxWidth={false}
        slotProps={{ paper: { sx: [paperStyles(width, maxWidth), FORM_STYLES] } }}
      >
        <Formik {...config}>
          <SubmitForm
            {...submission}
            autoFocus={props.first ?? true}
            judged={() => dispatch(judgingArrived())}
            header={<DialogTitle>{title}</DialogTitle>}
            verb={props.verb}
          >
            <DialogContent sx={FIELDS}>{children}</DialogContent>
            <FormDialogActions {...props} disabledReason={disabledReason} onCancel={cancel} />
          </SubmitForm>
        </Formik>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Descartar cambios"
        question="¿Descartar los cambios?"
        confirmText="Descartar"
        cancelText="Seguir editando"
        dangerous
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
