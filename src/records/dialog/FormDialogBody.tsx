import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { useEventCallback } from '@mui/material/utils'
import { useFormikContext, type FormikValues } from 'formik'
import { memo, useCallback, useEffect, useId, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { OFFLINE, useOnline } from '../../api/client/online'
import { ROW_GAP } from '../../ui/form/FieldGrid'
import { focusFirst } from '../../ui/focus/focus'
import { DialogHeading } from '../presence/DialogHeading'
import { OpenRecord, type OpenRecordProps } from '../presence/OpenRecord'
import { Form, useFormStatus } from '../../ui/form/Form'
import { FormDialogActions, type FormDialogActionsProps } from './FormDialogActions'
import type { FormOptions, OtherSubmit } from '../../ui/form/useSubmission'

export interface FormDialogBodyProps<Values extends FormikValues, Data, Stored = unknown>
  extends
    Omit<FormOptions<Values, Data, Stored>, 'onSubmitted'>,
    Omit<FormDialogActionsProps, 'submitting' | 'impediment' | 'note' | 'otherSubmits' | 'onOtherSubmit'> {
  title: string
  children: ReactNode
  /** Other ways to submit. */
  otherSubmits?: readonly OtherSubmit<Values>[]
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
    // A focused field comes into view with its label and its message.
    '& :is(input, textarea, select)': { scrollMarginBlock: theme.spacing(4) },
  })),
)

interface FootProps
  extends
    Omit<FormDialogActionsProps, 'submitting' | 'note'>,
    Pick<FormDialogBodyProps<FormikValues, unknown>, 'onStateChange'> {}

/** The part that follows the form's state: the footer, and the state that the dialog checks before it closes. */
function Foot({ onStateChange, onOtherSubmit, ...props }: FootProps) {
  const { dirty, isSubmitting, setFieldValue } = useFormikContext()
  const { note } = useFormStatus()
  useEffect(() => onStateChange(dirty, isSubmitting), [dirty, isSubmitting, onStateChange])
  useEffect(() => () => onStateChange(false, false), [onStateChange])
  const submit = useEventCallback<typeof onOtherSubmit>((other, button) => {
    // Formik sends what it has rendered.
    flushSync(() => {
      for (const [field, value] of Object.entries(other.sets ?? {})) void setFieldValue(field, value, false)
    })
    onOtherSubmit(other, button)
  })
  return <FormDialogActions {...props} submitting={isSubmitting} note={note} onOtherSubmit={submit} />
}

/** The contents of the dialog. */
export function FormDialogBody<Values extends FormikValues, Data, Stored>(
  props: FormDialogBodyProps<Values, Data, Stored>,
) {
  const { title, submitText, submittingText, dangerous, cancelText, extraActions } = props
  const { titleId, onCancel, onClose, onStateChange, otherSubmits, record, children } = props
  const id = useId()
  const impediment = useOnline() ? props.impediment : OFFLINE
  /** The button that is being pressed, and the one that the submission under way came from: undefined for the main one. */
  const pressed = useRef<OtherSubmit<Values>>(undefined)
  const sending = useRef<OtherSubmit<Values>>(undefined)
  const onOtherSubmit = useCallback((submit: OtherSubmit<FormikValues>, { form }: HTMLButtonElement) => {
    pressed.current = submit as OtherSubmit<Values>
    form?.requestSubmit()
    pressed.current = undefined
  }, [])

  useEffect(() => {
    focusFirst(document.getElementById(id))
  }, [id])

  return (
    <Form
      {...props}
      impediment={impediment}
      onSubmitted={async (sentValues) => (await sending.current?.prepare?.(sentValues)) ?? onClose()}
      onAttempt={() => {
        sending.current = pressed.current
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
        otherSubmits={otherSubmits as readonly OtherSubmit<FormikValues>[] | undefined}
        onOtherSubmit={onOtherSubmit}
        onCancel={onCancel}
        onStateChange={onStateChange}
      />
    </Form>
  )
}
