import {
  getIn,
  prepareDataForValidation,
  setIn,
  setNestedObjectValues,
  type FormikConfig,
  type FormikErrors,
  type FormikProps,
  type FormikValues,
} from 'formik'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { fieldErrors, errorMessage } from '../../api/client/errors'
import { currentRecord } from '../../api/client/staleRecord'
import type { Comparison } from './Differences'
import { openSchema, validationOf, type Schema } from './schema'
import type { FormStatus } from './status'
import { useFormDraft } from './useFormDraft'

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
  /** Called after a success that no other form follows. */
  onDone?: () => void
  /**
   * Identifies the form and its record: 'crear-liquidacion', 'liquidar-<uuid>'. With it, the typed values come back when
   * the session ends midway and the same person signs in again.
   */
  draftName?: string
  /** Why the form cannot be submitted now; an attempt shows it in the banner. */
  disabledReason?: string
  /** Failure of what is asked of the values as they are typed, shown as one of the form's own while it is given. */
  refusal?: unknown
  /** The fields that it names are all in the form, and say it alone. */
  refusalAtFields?: boolean
  /** Resets the fields whenever `initialValues` change. */
  enableReinitialize?: boolean
}

/** The context of a submission besides its values. */
interface Attempt<Stored> {
  /** The current record of a 409, which the person has seen since: send its version. */
  stored: Stored | undefined
  /** Stays the same until the form succeeds, so that repeating a create whose response was lost makes no second record. */
  idempotencyKey: string
}

/** A refusal by the server: the messages by field path, and the refused values. */
interface Rejection<Values> {
  errors: Readonly<Record<string, string>>
  values: Values
}

/** The server's messages, each until its own field changes: only the server can tell that a documento is taken. */
const currentErrors = <Values>(rejection: Rejection<Values> | null, values: Values) =>
  Object.entries(rejection?.errors ?? {}).reduce<FormikErrors<Values>>(
    (errors, [field, message]) =>
      Object.is(getIn(rejection?.values, field), getIn(values, field))
        ? (setIn(errors, field, message) as FormikErrors<Values>)
        : errors,
    {},
  )

// A constant: Formik recreates its functions whenever the initial status changes.
const NO_MESSAGE: FormStatus = { message: null }

/**
 * Submission shared by all forms, as the props of `<Formik>` and of `<SubmitForm>` in it: the schema's rules, one idempotency key until it
 * succeeds, the server's messages on their fields, and a draft that outlives the session.
 */
export function useSubmission<Values extends FormikValues, Data, Stored>(
  options: FormOptions<Values, Data, Stored>,
) {
  const { schema, initialValues, onSubmit, onDone, draftName, disabledReason, enableReinitialize } = options
  const rejection = useRef<Rejection<Values>>(null)
  const formik = useRef<FormikProps<Values>>(null)
  const draft = useFormDraft(draftName, formik)
  const validationSchema = useMemo(() => validationOf(schema), [schema])

  /** Clears the server's messages: only a new attempt knows whether the same values pass now (the fare may exist by then). */
  const forgetRejection = () => {
    rejection.current = null
  }

  /** Shows a refusal at the fields that it names. */
  const reject = (error: unknown, values: Values) => {
    rejection.current = { errors: fieldErrors(error), values }
    formik.current?.setErrors(currentErrors(rejection.current, values))
    void formik.current?.setTouched(setNestedObjectValues(values, true), false)
  }

  const show = useEffectEvent((error: unknown) => {
    const { setStatus, validateForm, values } = formik.current ?? {}
    setStatus?.({
      message: error && !options.refusalAtFields ? errorMessage(error) : null,
    } satisfies FormStatus)
    if (error && values) return reject(error, values)
    forgetRejection()
    void validateForm?.()
  })
  const { refusal } = options
  useEffect(() => {
    if (!refusal) return
    show(refusal)
    return () => show(undefined)
  }, [refusal])

  const submit: FormikConfig<Values>['onSubmit'] = async (values, bag) => {
    const { stored, sentBy, disabledReason: held } = formik.current?.status as FormStatus
    const tell = (message: string | null, now = stored) =>
      bag.setStatus({ message, stored: now, disabledReason: held } satisfies FormStatus)
    const refusal = disabledReason ?? held ?? null
    tell(refusal)
    if (refusal) return
    try {
      const data = (await openSchema(schema)).parse(prepareDataForValidation(values))
      await onSubmit(values, data, {
        stored: stored as Stored | undefined,
        idempotencyKey: draft.idempotencyKey(),
      })
      draft.onDelivered()
      const following = await sentBy?.prepare?.(values)
      if (!following) return onDone?.()
      const { values: next, ...status } = following
      bag.resetForm({ values: next as Values })
      bag.setStatus(status)
    } catch (error) {
      tell(errorMessage(error), currentRecord(error) ?? stored)
      reject(error, values)
    } finally {
      draft.onSettled()
    }
  }

  const config: FormikConfig<Values> = {
    initialValues,
    initialStatus: NO_MESSAGE,
    enableReinitialize,
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
  return {
    config,
    formik,
    forgetRejection,
    draft,
    comparison: options.comparison as Comparison<FormikValues, unknown> | undefined,
  }
}
