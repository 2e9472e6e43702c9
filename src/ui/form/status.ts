import { useFormikContext, type FormikValues } from 'formik'
import type { Shortcut } from '../shortcuts/keys'

/** Formik's `status`: the messages of the form as a whole. */
export interface FormStatus {
  /** The banner above the fields. */
  message: string | null
  /** Why it cannot be sent yet: an answer is about to fill in its fields, which are read-only until then. */
  disabledReason?: string
  /** The record as it is now, after an outdated edit (409): the next attempt sends its version. */
  stored?: object
  /** The banner's button. */
  action?: { text: string; run: () => void }
  /** Outcome of the previous form, in the footer. */
  note?: string
  /** The field to focus next. */
  field?: string
  /** The button that sends the form, where it is not the main one. */
  sentBy?: OtherSubmit<FormikValues>
}

/** The form that follows a success. */
export interface Continuation<Values> extends FormStatus {
  values: Values
}

/** A second button that sends the form. */
export interface OtherSubmit<Values> {
  text: string
  /** Its accessible name, where the text is only the end of it. */
  name?: string
  shortcut?: Shortcut
  /** Values that it sets before it sends. */
  sets?: Partial<Values>
  /** The next form, in the same dialog; the dialog closes without one. It must not reject. */
  prepare?(sentValues: Values): Promise<Continuation<Values> | null>
}

/** Formik's context with the status that every form here has, set by its submission or by its page. */
export const useForm = () => {
  const formik = useFormikContext<FormikValues>()
  return { ...formik, status: formik.status as FormStatus }
}
