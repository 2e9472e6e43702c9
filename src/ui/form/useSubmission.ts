import {
  prepareDataForValidation,
  setNestedObjectValues,
  type FormikConfig,
  type FormikProps,
  type FormikValues,
} from 'formik'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { currentRecord, fieldErrors, errorMessage } from '../../api/client/errors'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { useKeepDraft, useKeptDraft } from '../drafts/useDraft'
import type { Comparison } from './Differences'
import { openSchema, validationOf, type Schema } from './schema'
import { currentErrors, type Rejection } from './serverErrors'

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

/** A form's draft as stored (the names stay): the values as typed, and the idempotency key of the first attempt. */
interface FormDraft<Values> {
  valores: Values
  clave: string | null
}

/** Typed values that were restored into the form. */
export interface RecoveredDraft {
  keptAt: string
  /** Goes back to the initial values. */
  discard: () => void
}

/** The form that follows a success. */
export interface Continuation<Values> extends FormStatus {
  values: Values
}

/** Formik's `status`: the messages of the form as a whole. */
export interface FormStatus {
  /** The banner above the fields. */
  message: string | null
  /** The record's current version, after an outdated edit (409). */
  stored?: object
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
  const kept = useKeptDraft<FormDraft<Values>>(draftName)
  const [recoveredAt, setRecoveredAt] = useState(kept?.keptAt ?? null)
  // Saved, but on screen while the next form is prepared: no draft is due.
  const delivered = useRef(false)
  const key = useRef(kept?.clave ?? null)
  const forget = useKeepDraft(draftName, () =>
    formik.current?.dirty && !delivered.current
      ? { valores: formik.current.values, clave: key.current }
      : null,
  )
  const validationSchema = useMemo(() => validationOf(schema), [schema])

  // The initial values stay, so that the restored draft counts as unsaved.
  useLayoutEffect(() => {
    if (kept) void formik.current?.setValues(kept.valores, false)
  }, [kept])

  const submit: FormikConfig<Values>['onSubmit'] = async (values, bag) => {
    if (sending.current) return
    const { stored } = formik.current?.status as FormStatus
    if (impediment) return bag.setStatus({ message: impediment, stored } satisfies FormStatus)
    sending.current = true
    bag.setStatus({ message: null, stored } satisfies FormStatus)
    try {
      const data = (await openSchema(schema)).parse(prepareDataForValidation(values))
      key.current ??= newIdempotencyKey()
      await onSubmit(values, data, {
        stored: stored as Stored | undefined,
        idempotencyKey: key.current,
      })
      key.current = null
      forget()
      setRecoveredAt(null)
      delivered.current = true
      const following = await onSubmitted?.(values)
      if (!following) return
      const { values: added, ...status } = following
      bag.resetForm({ values: added })
      bag.setStatus(status satisfies FormStatus)
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
      delivered.current = false
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
    key.current = null
    rejection.current = null
    setRecoveredAt(null)
    formik.current?.resetForm()
  }
  return { config, onAttempt, draft: recoveredAt === null ? null : { keptAt: recoveredAt, discard } }
}
