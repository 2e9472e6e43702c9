import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useFormikContext, type FormikValues } from 'formik'
import { memo, useCallback, useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { OFFLINE, useOnline } from '../../api/client/online'
import { ROW_GAP } from './FieldGrid'
import { focusFirst } from './focus'
import { Form, useFormStatus } from './Form'
import { FormDialogActions, type FormDialogActionsProps } from './FormDialogActions'
import type { Continuation, FormOptions } from './useSubmission'

export interface FormDialogBodyProps<Values extends FormikValues, Datos, Stored = unknown>
  extends
    Omit<FormOptions<Values, Datos, Stored>, 'onSubmitted'>,
    Omit<FormDialogActionsProps, 'submitting' | 'impediment' | 'note' | 'nextText' | 'onNext'> {
  title: string
  children: ReactNode
  /** A second way to send, after which the dialog stays open for the next form, which `preparar` answers and never rejects. */
  next?: { texto: string; prepare: (sentValues: Values) => Promise<Continuation<Values>> }
  titleId: string
  onClose: () => void
  /** Tells the dialog, which does not render with every key, whether there is typed work and whether it is on its way. */
  onStateChange: (sucio: boolean, submitting: boolean) => void
}

const Titulo = memo(DialogTitle)

const Campos = memo(
  styled(DialogContent)(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: ROW_GAP,
    // The title's margin is enough; but the first field's label stands on its outline.
    '&&': { paddingTop: theme.spacing(1) },
  })),
)

/** The part of the dialog that follows what the form is about: its foot, and what the dialog asks before it closes. */
function Foot({
  onStateChange,
  ...props
}: Omit<FormDialogActionsProps, 'submitting' | 'note'> &
  Pick<FormDialogBodyProps<FormikValues, unknown>, 'onStateChange'>) {
  const { dirty, isSubmitting } = useFormikContext()
  const { note } = useFormStatus()
  useEffect(() => onStateChange(dirty, isSubmitting), [dirty, isSubmitting, onStateChange])
  useEffect(() => () => onStateChange(false, false), [onStateChange])
  return <FormDialogActions {...props} submitting={isSubmitting} note={note} />
}

/** What is inside the dialog while it is open: mounted anew each time, so each opening is a new form. */
export function FormDialogBody<Values extends FormikValues, Datos, Stored>(
  props: FormDialogBodyProps<Values, Datos, Stored>,
) {
  const { title, submitText, submittingText, cancelText, extraActions } = props
  const { titleId, onCancel, onClose, onStateChange, next, children } = props
  const id = useId()
  const impediment = useOnline() ? props.impediment : OFFLINE
  /** Whether the button that was pressed is that of the next form, and whether the one on its way is to be followed by it. */
  const pideSiguiente = useRef(false)
  const haySiguiente = useRef(false)
  const onNextAsked = useCallback(({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    pideSiguiente.current = true
    currentTarget.form?.requestSubmit()
    pideSiguiente.current = false
  }, [])

  useEffect(() => {
    focusFirst(document.getElementById(id))
  }, [id])

  return (
    <Form
      {...props}
      impediment={impediment}
      onSubmitted={async (sentValues) =>
        haySiguiente.current && next ? next.prepare(sentValues) : onClose()
      }
      onAttempt={() => {
        haySiguiente.current = pideSiguiente.current
      }}
      id={id}
      header={<Titulo id={titleId}>{title}</Titulo>}
    >
      <Campos>{children}</Campos>
      <Foot
        submitText={submitText}
        submittingText={submittingText}
        cancelText={cancelText}
        extraActions={extraActions}
        impediment={impediment}
        nextText={next?.texto}
        onNext={onNextAsked}
        onCancel={onCancel}
        onStateChange={onStateChange}
      />
    </Form>
  )
}
