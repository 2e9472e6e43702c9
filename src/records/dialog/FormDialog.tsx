import Dialog from '@mui/material/Dialog'
import type { FormikValues } from 'formik'
import { useCallback, useId, useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { paperStyles } from '../../ui/dialogs/paper'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { FormDialogBody, type FormDialogBodyProps } from './FormDialogBody'

interface FormDialogProps<Values extends FormikValues, Data, Stored = unknown> extends Omit<
  FormDialogBodyProps<Values, Data, Stored>,
  'titleId' | 'onCancel' | 'onClose' | 'onStateChange'
> {
  /** Called after a success, and when the person cancels. */
  onClose: () => void
  /** CSS width on a desktop, '60vw'; '32rem' when absent. On a phone the dialog fills the screen. */
  width?: string
  /** CSS `max-width`, '50rem'. */
  maxWidth?: string
}

const FORM_STYLES = {
  '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
  '& > form > .MuiAlert-root': { mx: 3, mb: 1 },
} as const

/**
 * A form in a dialog. It starts from `initialValues`, with the focus on the first field. Escape, a click outside
 * and Cancelar ask before they discard typed work; a success closes the dialog; nothing closes it while it submits.
 */
export function FormDialog<Values extends FormikValues, Data, Stored>(
  props: FormDialogProps<Values, Data, Stored>,
) {
  const { onClose, width = '32rem', maxWidth = '100%', ...body } = props
  const state = useRef({ dirty: false, submitting: false })
  const [asking, setAsking] = useState(false)
  const titleId = useId()

  const onStateChange = useCallback((dirty: boolean, submitting: boolean) => {
    state.current = { dirty, submitting }
  }, [])
  useUnsavedWork(() => state.current.dirty)
  const cancel = useCallback(() => {
    if (state.current.submitting) return
    if (state.current.dirty) setAsking(true)
    else onClose()
  }, [onClose])

  return (
    <>
      <Dialog
        open
        onClose={cancel}
        role={body.dangerous ? 'alertdialog' : undefined}
        aria-labelledby={titleId}
        maxWidth={false}
        slotProps={{
          paper: { sx: [paperStyles(width, maxWidth), FORM_STYLES] },
        }}
      >
        <FormDialogBody
          {...body}
          titleId={titleId}
          onCancel={cancel}
          onClose={onClose}
          onStateChange={onStateChange}
        />
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
