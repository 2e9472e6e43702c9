import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { useFormikContext, type FormikValues } from 'formik'
import { memo, useCallback, useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { OFFLINE, useOnline } from '../../api/client/online'
import { ROW_GAP } from './FieldGrid'
import { focusFirst } from './focus'
import { DialogHeading } from '../live/DialogHeading'
import { OpenRecord, type OpenRecordProps } from '../live/OpenRecord'
import { Form, useFormStatus } from './Form'
import { FormDialogActions, type FormDialogActionsProps } from './FormDialogActions'
import type { Continuation, FormOptions } from './useSubmission'

export interface FormDialogBodyProps<Values extends FormikValues, Data, Stored = unknown>
  extends
    Omit<FormOptions<Values, Data, Stored>, 'onSubmitted'>,
    Omit<FormDialogActionsProps, 'submitting' | 'impediment' | 'note' | 'nextText' | 'onNext'> {
  title: string
  children: ReactNode
  /** A second way to submit: the dialog stays open for the next form, which `prepare` resolves to; it must not reject. */
  next?: { text: string; prepare: (sentValues: Values) => Promise<Continuation<Values>> }
  /** The stored record that the form edits. */
  record?: OpenRecordProps
  titleId: string
  onClose: () => void
  /** Tells the dialog, which does not render at every key, whether the form is dirty and whether it is submitting. */
  onStateChange: (dirty: boolean, submitting: boolean) => void
}

const Fields = memo(
  styled(DialogContent)(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: ROW_GAP,
    // MUI removes the padding below a title, but the first field's label, which sits on its outline, needs some.
    '&&': { paddingTop: theme.spacing(1) },
  })),
)

/** The part that follows the form's state: the footer, and the state that the dialog checks before it closes. */
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

/** The contents of the open dialog. They mount at each opening, so each opening is a new form. */
export function FormDialogBody<Values extends FormikValues, Data, Stored>(
  props: FormDialogBodyProps<Values, Data, Stored>,
) {
  const { title, submitText, submittingText, dangerous, cancelText, extraActions } = props
  const { titleId, onCancel, onClose, onStateChange, next, record, children } = props
  const id = useId()
  const impediment = useOnline() ? props.impediment : OFFLINE
  /** Whether the 'next' button is being pressed, and whether the submission under way came from it. */
  const isNextPressed = useRef(false)
  const isNextWanted = useRef(false)
  const onNextAsked = useCallback(({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    isNextPressed.current = true
    currentTarget.form?.requestSubmit()
    isNextPressed.current = false
  }, [])

  useEffect(() => {
    focusFirst(document.getElementById(id))
  }, [id])

  return (
    <Form
      {...props}
      impediment={impediment}
      onSubmitted={async (sentValues) =>
        isNextWanted.current && next ? next.prepare(sentValues) : onClose()
      }
      onAttempt={() => {
        isNextWanted.current = isNextPressed.current
      }}
      id={id}
      header={<DialogHeading id={titleId} title={title} record={record} />}
    >
      {record && <OpenRecord {...record} />}
      <Fields>{children}</Fields>
      <Foot
        submitText={submitText}
        submittingText={submittingText}
        dangerous={dangerous}
        cancelText={cancelText}
        extraActions={extraActions}
        impediment={impediment}
        nextText={next?.text}
        onNext={onNextAsked}
        onCancel={onCancel}
        onStateChange={onStateChange}
      />
    </Form>
  )
}
