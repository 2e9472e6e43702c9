import {
  prepareDataForValidation,
  setNestedObjectValues,
  type FormikConfig,
  type FormikProps,
  type FormikValues,
} from 'formik'
import { useCallback, useMemo, useRef } from 'react'
import { currentRecord, fieldErrors, errorMessage } from '../../api/client/errors'
import type { Shortcut } from '../shortcuts/keys'
import type { Comparison } from './Differences'
import { openSchema, validationOf, type Schema } from './schema'
import { currentErrors, type Rejection } from './serverErrors'
import { useFormDraft, type RecoveredDraft } from './useFormDraft'

/** The props that every form shares. */
export interface FormOptions<Values extends FormikValues, Data, Stored = unknown> {
  /** The contract's schema: the same rules and messages that the server applies. */
  schema: Schema<Data>
  initialValues: Values
  /**
   * Sends the form. `data` is the parsed values: trimmed, with defaults. Return the call's promise (`.unwrap()`): if it
   * rejects, the server's messages go to their fields and its mensaje to the banner.
   */
  onSubmit: (values: Values, data: Data, attempt: Attempt<Stored>) => Promise<unknown>
  /** For editing a record: after a 409, shows where its current version differs from the typed values. */
  comparison?: Comparison<Values, Stored>
  /** Called after a success. A `Continuation` that it returns starts the next form; it must not reject. */
  onSubmitted?: (sentValues: Values) => void | Promise<Continuation<Values> | void>
  /**
   * Identifies the form and its record: 'crear-liquidacion', 'liquidar-<uuid>'. With it, the typed values come back when
   * the session ends midway and the same person signs in again.
   */
  draftName?: string
  /** Why the form cannot be submitted now; an attempt shows it in the banner. */
  impediment?: string
}

/** The context of a submission besides its values. */
export interface Attempt<Stored> {
  /** The current record of a 409, which the person has seen since: send its version. */
  stored: Stored | undefined
  /** Stays the same until the form succeeds, so that repeating a create whose response was lost makes no second record. */
  idempotencyKey: string
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
  prepare?: (sentValues: Values) => Promise<Continuation<Values> | null>
}

/** Formik's `status`: the messages of the form as a whole. */
export interface FormStatus {
  /** The banner above the fields. */
  message: string | null
  /** The record as it is now, after an outdated edit (409): the next attempt sends its version. */
  stored?: object
  /** A newer one, of which the person is told while editing: an attempt that does not know it is a 409 all the same. */
  newer?: object
  /** The banner's button. */
  action?: { text: string; run: () => void }
  /** In the footer: the outcome of the previous form. */
  note?: string
  /** The field to focus next. */
  field?: string
}

// A constant: Formik recreates its functions whenever the initial status changes.
const NO_MESSAGE: FormStatus = { message: null }

/**
 * The props of `<Formik>` for every form: the schema's rules, one call at a time under one idempotency key, the server's
 * messages on their fields, and a draft that outlives the session.
 */
export function useSubmission<Values extends FormikValues, Data, Stored>(
  options: FormOptions<Values, Data, Stored>,
): { config: FormikConfig<Values>; onAttempt: () => void; draft: RecoveredDraft | null } {
  const { schema, initialValues, onSubmit, onSubmitted, draftName, impediment } = options
  const sending = useRef(false)
  const rejection = useRef<Rejection<Values>>(null)
  const formik = useRef<FormikProps<Values>>(null)
  const draft = useFormDraft(draftName, formik)
  const validationSchema = useMemo(() => validationOf(schema), [schema])

  const submit: FormikConfig<Values>['onSubmit'] = async (values, bag) => {
    if (sending.current) return
    const { stored } = formik.current?.status as FormStatus
    if (impediment) return bag.setStatus({ message: impediment, stored } satisfies FormStatus)
    sending.current = true
    bag.setStatus({ message: null, stored } satisfies FormStatus)
    try {
      const data = (await openSchema(schema)).parse(prepareDataForValidation(values))
      await onSubmit(values, data, {
        stored: stored as Stored | undefined,
        idempotencyKey: draft.idempotencyKey(),
      })
      draft.onDelivered()
      const following = await onSubmitted?.(values)
      if (!following) return
      const { values: added, ...status } = following
      bag.resetForm({ values: added })
      bag.setStatus(status satisfies FormStatus)
      draft.onContinued()
    } catch (error) {
      rejection.current = { errors: fieldErrors(error), values }
      bag.setStatus({
        message: errorMessage(error),
        stored: currentRecord(error) ?? stored,
      } satisfies FormStatus)
      bag.setErrors(currentErrors(rejection.current, values))
      void bag.setTouched(setNestedObjectValues(values, true), false)
    } finally {
      sending.current = false
      draft.onSettled()
    }
  }

  const config: FormikConfig<Values> = {
    initialValues,
    initialStatus: NO_MESSAGE,
    validationSchema,
    validate: (values) => currentErrors(rejection.current, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: submit,
    // Kept after the form unmounts, when its draft is still to be written.
    innerRef: useCallback((bag: FormikProps<Values> | null) => {
      if (bag) formik.current = bag
    }, []),
  }
  // A new attempt clears the server's messages: only it knows whether the same values pass now (the fare may exist by then).
  const onAttempt = () => {
    rejection.current = null
  }
  const discard = () => {
    rejection.current = null
    draft.discard()
  }
  return { config, onAttempt, draft: draft.recoveredAt ? { keptAt: draft.recoveredAt, discard } : null }
}
