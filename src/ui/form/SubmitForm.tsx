import { styled } from '@mui/material/styles'
import { Form as FormikForm } from 'formik'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { DraftNotice } from '../drafts/DraftNotice'
import { focusField, focusFirst } from '../focus/focus'
import { paletteOf } from '../style/palette'
import { Banner } from './Banner'
import { ConfirmSoftWarnings } from './ConfirmSoftWarnings'
import { SoftWarnings } from './softWarnings'
import { useForm, type FormStatus } from './status'
import { useSentFocus } from './useSentFocus'
import type { useSubmission } from './useSubmission'

/** Fieldset that disables its inputs while the form is sent without drawing them anew; it has no box of its own. */
const Contents = styled('fieldset')(({ theme }) => ({
  display: 'contents',
  '&:disabled .MuiInputBase-root': { color: paletteOf(theme).text.disabled },
}))

interface Props extends Omit<ReturnType<typeof useSubmission>, 'config' | 'formik'> {
  /** Begins with the focus on the first field, or on the one of this name. */
  autoFocus?: boolean | string
  /** Waits for what the soft warnings go by. */
  judged?: () => Promise<unknown>
  /** Shown above the banner. */
  header?: ReactNode
  /** Word for what is asked about: 'Guardar' when absent. */
  verb?: string
  children: ReactNode
}

/**
 * A `<form>` within Formik: Enter and Ctrl+Enter submit it, a refusal focuses the first invalid field, what may be wrong is
 * asked about, and the banner stands above the fields.
 */
export function SubmitForm(props: Props) {
  const { forgetRejection, draft, comparison, autoFocus = false, judged, header, verb, children } = props
  const {
    isSubmitting,
    submitCount,
    initialValues,
    handleSubmit,
    validateForm,
    setFormikState,
    setValues,
    resetForm,
  } = useForm()
  const form = useRef<HTMLFormElement>(null)
  const leaveFrom = useSentFocus(form)
  /** The soft warnings that the person has answered, and those that are asked now. */
  const accepted = useRef<readonly string[]>([])
  const [asked, setAsked] = useState<readonly string[]>([])
  const isAwaited = useRef(false)
  const [softWarnings] = useState(() => new Map<string, string | undefined>())

  const { kept } = draft
  // The initial values stay, so that the draft counts as unsaved. Those of the form that follows have a draft of their own.
  useLayoutEffect(() => {
    if (kept) void setValues(kept.valores, false)
  }, [kept, initialValues, setValues])

  useEffect(() => {
    if (typeof autoFocus === 'string') focusField(autoFocus)
    else if (autoFocus) focusFirst(form.current)
  }, [autoFocus])

  // The next form's figures are others.
  useEffect(() => {
    if (submitCount === 0) accepted.current = []
  }, [submitCount])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React's events bubble from a dialog to the form or page that opened it.
    event.stopPropagation()
    if (isSubmitting || isAwaited.current) return
    forgetRejection()
    const { submitter } = event.nativeEvent as SubmitEvent
    isAwaited.current = true
    await judged?.()
    isAwaited.current = false
    // It has been closed meanwhile.
    if (!form.current) return
    const focused = document.activeElement as HTMLElement
    leaveFrom(focused)
    // At once: the soft warnings are those of what Formik sends, which is what it has rendered.
    flushSync(() => {
      // The main button; another one has put itself there.
      setFormikState((state) => ({
        ...state,
        status: { ...(state.status as FormStatus), ...(submitter && { sentBy: undefined }) },
      }))
      // Blurs the field, which a disabled fieldset leaves looking focused without an event; leaving it may also complete it.
      focused.blur()
    })
    const unanswered = [...softWarnings.values()].flatMap((text) =>
      text === undefined || accepted.current.includes(text) ? [] : text,
    )
    // Asks about soft warnings only in a form without errors.
    if (unanswered.length > 0 && Object.keys(await validateForm()).length === 0) {
      // Looking again goes on from there.
      focused.focus()
      return setAsked(unanswered)
    }
    handleSubmit()
  }
  const accept = () => {
    accepted.current = [...accepted.current, ...asked]
    handleSubmit()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (
      event.defaultPrevented ||
      event.key !== 'Enter' ||
      event.shiftKey ||
      !(event.ctrlKey || event.metaKey)
    )
      return
    event.preventDefault()
    // Submits after the field has handled the same key, which may pick an option.
    setTimeout(() => form.current?.requestSubmit(form.current.querySelector<HTMLElement>('[type="submit"]')))
  }
  const discardDraft = () => {
    forgetRejection()
    draft.discard()
    resetForm()
    // The pressed button disappears with its notice.
    focusFirst(form.current)
  }

  return (
    <>
      <FormikForm ref={form} noValidate onSubmit={submit} onKeyDown={handleKeyDown}>
        <Contents role="presentation" disabled={isSubmitting}>
          {header}
          {kept && <DraftNotice keptAt={kept.keptAt} onDiscard={discardDraft} />}
          <Banner comparison={comparison} />
          <SoftWarnings value={softWarnings}>{children}</SoftWarnings>
        </Contents>
      </FormikForm>
      <ConfirmSoftWarnings softWarnings={asked} verb={verb} onConfirm={accept} onClose={() => setAsked([])} />
    </>
  )
}
