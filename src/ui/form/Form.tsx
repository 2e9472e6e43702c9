import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Form as FormikForm, Formik, useFormikContext, type FormikValues } from 'formik'
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { DraftNotice } from '../drafts/DraftNotice'
import { Differences, type Comparison } from './Differences'
import { focusField, focusFirst, focusFirstError, lostFocus } from './focus'
import { keepKeys, typeKeys } from './typeAhead'
import { useSubmission, type FormOptions, type FormStatus, type RecoveredDraft } from './useSubmission'

/** What is said of the form as a whole, by the server or by its page. */
export const useFormStatus = () => useFormikContext<FormikValues>().status as FormStatus

function Banner<Values extends FormikValues, Stored>({
  comparison,
}: {
  comparison?: Comparison<Values, Stored>
}) {
  const { message, action, stored } = useFormStatus()
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
      {comparison && stored && <Differences comparison={comparison} stored={stored as Stored} />}
    </>
  )
}

function Draft({ keptAt, discard }: RecoveredDraft) {
  const { isSubmitting } = useFormikContext()
  const handleDiscard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    discard()
    // The button goes.
    focusFirst(form)
  }
  return <DraftNotice keptAt={keptAt} disabled={isSubmitting} onDiscard={handleDiscard} />
}

interface ElementProps {
  id?: string
  className?: string
  /** The person asks to send. */
  onAttempt: () => void
  children: ReactNode
}

function FormElement({ onAttempt, children, ...attributes }: ElementProps) {
  const { isSubmitting, submitCount, handleSubmit } = useFormikContext()
  const { field } = useFormStatus()
  const form = useRef<HTMLFormElement>(null)
  /** Where the focus was when the person asked to send. */
  const origin = useRef<HTMLElement>(null)
  const typedAhead = useRef<ReturnType<typeof keepKeys>>(null)

  // Once an attempt is over the focus goes to the first field that is wrong, or to the first of the form that comes next, or
  // back where it was: nothing keeps it while it is disabled.
  useEffect(() => {
    const element = origin.current
    if (isSubmitting || !element) return
    origin.current = null
    const keys = typedAhead.current?.() ?? []
    typedAhead.current = null
    if (focusFirstError(form.current)) return
    if (field) {
      focusField(field)
      // Not in an effect, where React would draw nothing between one field and the next.
      setTimeout(() => typeKeys(keys, form.current))
    } else if (lostFocus(form.current)) element.focus()
  }, [isSubmitting, submitCount, field])

  // What is typed meanwhile is meant for the form that comes next, if any.
  useEffect(() => {
    if (isSubmitting) typedAhead.current = keepKeys()
  }, [isSubmitting])
  useEffect(() => () => void typedAhead.current?.(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form in a dialog is, for React, still inside the form or page that opened it.
    event.stopPropagation()
    if (isSubmitting) return
    onAttempt()
    origin.current = document.activeElement as HTMLElement
    handleSubmit(event)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // After what the field makes of the same key: an option that is taken with it.
    setTimeout(() => form.current?.requestSubmit())
  }

  return (
    <FormikForm ref={form} {...attributes} noValidate onSubmit={submit} onKeyDown={handleKeyDown}>
      {children}
    </FormikForm>
  )
}

interface Props<Values extends FormikValues, Datos, Stored> extends FormOptions<Values, Datos, Stored> {
  /** The fields follow `valoresIniciales` when these change. */
  sigueLosIniciales?: boolean
  onAttempt?: () => void
  id?: string
  className?: string
  /** What stands above the banner. */
  header?: ReactNode
  children: ReactNode
}

/**
 * A Formik form with the product's manners: Enter and Ctrl+Enter send it; after a refusal the focus goes to the first field
 * that is wrong. The banner comes first.
 */
export function Form<Values extends FormikValues, Datos, Stored>(props: Props<Values, Datos, Stored>) {
  const { id, className, header, children, sigueLosIniciales, onAttempt } = props
  const submission = useSubmission(props)
  const attempt = () => {
    submission.onAttempt()
    onAttempt?.()
  }
  return (
    <Formik {...submission.config} enableReinitialize={sigueLosIniciales}>
      <FormElement id={id} className={className} onAttempt={attempt}>
        {header}
        {submission.draft && <Draft {...submission.draft} />}
        <Banner comparison={props.comparison} />
        {children}
      </FormElement>
    </Formik>
  )
}
