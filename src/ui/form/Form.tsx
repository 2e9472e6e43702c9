import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Form as FormikForm, Formik, useFormikContext, type FormikValues } from 'formik'
import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { ConfirmDoubts } from './ConfirmDoubts'
import { DraftNotice } from '../drafts/DraftNotice'
import { Differences, type Comparison } from './Differences'
import { doubtsIn, focusField, focusFirst, focusFirstError, lostFocus } from '../focus/focus'
import { keepKeys, typeKeys } from './typeAhead'
import type { RecoveredDraft } from './useFormDraft'
import { useSubmission, type FormOptions, type FormStatus } from './useSubmission'

/** The status of the form as a whole, set by its submission or by its page. */
export const useFormStatus = () => useFormikContext<FormikValues>().status as FormStatus

function Banner<Values extends FormikValues, Stored>({
  comparison,
}: {
  comparison?: Comparison<Values, Stored>
}) {
  const { message, action, stored, newer = stored } = useFormStatus()
  const button = action && (
    <Button color="inherit" size="small" onClick={action.run}>
      {action.text}
    </Button>
  )
  if (!message) return null
  return (
    <>
      <Alert severity="error" role="alert" action={button}>
        {message}
      </Alert>
      {comparison && newer && <Differences comparison={comparison} stored={newer as Stored} />}
    </>
  )
}

function Draft({ keptAt, discard }: RecoveredDraft) {
  const { isSubmitting } = useFormikContext()
  const handleDiscard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    discard()
    // The pressed button disappears with its notice.
    focusFirst(form)
  }
  return <DraftNotice keptAt={keptAt} disabled={isSubmitting} onDiscard={handleDiscard} />
}

interface ElementProps {
  id?: string
  /** Called at each attempt to submit. */
  onAttempt: () => void
  children: ReactNode
}

function FormElement({ onAttempt, children, ...attributes }: ElementProps) {
  const { isSubmitting, submitCount, handleSubmit, validateForm } = useFormikContext()
  const { field } = useFormStatus()
  const form = useRef<HTMLFormElement>(null)
  /** The focused element at the time of the attempt. */
  const origin = useRef<HTMLElement>(null)
  const typedAhead = useRef<ReturnType<typeof keepKeys>>(null)
  /** The doubts that the person has answered, and those that are asked now. */
  const accepted = useRef<readonly string[]>([])
  const [asked, setAsked] = useState<readonly string[]>([])

  // When an attempt ends, focus the first invalid field, or the first field of the next form, or the element that had the
  // focus before: a disabled element loses it.
  useEffect(() => {
    const element = origin.current
    if (isSubmitting || !element) return
    origin.current = null
    const keys = typedAhead.current?.() ?? []
    typedAhead.current = null
    if (focusFirstError(form.current)) return
    if (field) {
      focusField(field)
      // Not within the effect, where React would not render between one field and the next.
      setTimeout(() => typeKeys(keys, form.current))
    } else if (lostFocus(form.current)) element.focus()
  }, [isSubmitting, submitCount, field])

  // The next form's figures are others.
  useEffect(() => {
    if (submitCount === 0) accepted.current = []
  }, [submitCount])

  // Keys typed while submitting are meant for the next form, if any.
  useEffect(() => {
    if (isSubmitting) typedAhead.current = keepKeys()
  }, [isSubmitting])
  useEffect(() => () => void typedAhead.current?.(), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React's events bubble from a dialog to the form or page that opened it.
    event.stopPropagation()
    if (isSubmitting) return
    onAttempt()
    origin.current = document.activeElement as HTMLElement
    const doubts = doubtsIn(form.current).filter((doubt) => !accepted.current.includes(doubt))
    // What is wrong is said before what may be.
    if (doubts.length > 0 && Object.keys(await validateForm()).length === 0) setAsked(doubts)
    else handleSubmit()
  }
  const accept = () => {
    accepted.current = [...accepted.current, ...asked]
    handleSubmit()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // Submits after the field has handled the same key, which may pick an option.
    setTimeout(() => form.current?.requestSubmit())
  }

  return (
    <>
      <FormikForm ref={form} {...attributes} noValidate onSubmit={submit} onKeyDown={handleKeyDown}>
        {children}
      </FormikForm>
      <ConfirmDoubts doubts={asked} onConfirm={accept} onClose={() => setAsked([])} />
    </>
  )
}

interface Props<Values extends FormikValues, Data, Stored> extends FormOptions<Values, Data, Stored> {
  /** Resets the fields whenever `initialValues` change. */
  enableReinitialize?: boolean
  onAttempt?: () => void
  id?: string
  /** Shown above the banner. */
  header?: ReactNode
  children: ReactNode
}

/**
 * A Formik form as every screen uses it: Enter and Ctrl+Enter submit, a refusal focuses the first invalid field, and the
 * banner stands above the fields.
 */
export function Form<Values extends FormikValues, Data, Stored>(props: Props<Values, Data, Stored>) {
  const { id, header, children, enableReinitialize, onAttempt } = props
  const submission = useSubmission(props)
  const attempt = () => {
    submission.onAttempt()
    onAttempt?.()
  }
  return (
    <Formik {...submission.config} enableReinitialize={enableReinitialize}>
      <FormElement id={id} onAttempt={attempt}>
        {header}
        {submission.draft && <Draft {...submission.draft} />}
        <Banner comparison={props.comparison} />
        {children}
      </FormElement>
    </Formik>
  )
}
