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

/** What a form needs to know. */
export interface FormOptions<Values extends FormikValues, Datos, Stored = unknown> {
  /** The contract's schema: the same rules and messages that the server applies. */
  schema: Schema<Datos>
  initialValues: Values
  /**
   * Sends what was typed. `datos` is what the schema makes of it: trimmed, defaults filled in. Answer the call's promise
   * (`.unwrap()`): if it rejects, the server's messages go to their fields and its mensaje to the banner.
   */
  onSubmit: (values: Values, data: Datos, attempt: Attempt<Stored>) => Promise<unknown>
  /** For the edit of a record: shows where the one that a 409 has brought differs from what was typed. */
  comparison?: Comparison<Values, Stored>
  /** After a success. A form that it answers takes the place of the one that was sent; it must not reject. */
  onSubmitted?: (sentValues: Values) => void | Promise<Continuation<Values> | void>
  /**
   * Names the work among all forms, and the record that it is about: 'crear-liquidacion', 'liquidar-<uuid>'. With it,
   * what was typed is there again when the session ends in the middle and the same person signs in.
   */
  draftName?: string
  /** Why nothing can be sent just now; said in the banner to whoever tries. */
  impediment?: string
}

/** What a form knows of its sending besides what was typed. */
export interface Attempt<Stored> {
  /** The record that a 409 has brought, which the person has now seen: its version is the one to send. */
  stored: Stored | undefined
  /** The same until the form succeeds: repeating a create whose answer got lost makes no second record. */
  idempotencyKey: string
}

/** A form's draft as stored (the names stay): the values as typed, and the idempotency key of the first attempt. */
interface FormDraft<Values> {
  valores: Values
  clave: string | null
}

/** What stands in the form was typed before. */
export interface RecoveredDraft {
  keptAt: string
  /** Begins anew without it. */
  discard: () => void
}

/** What a form goes on with after a success. */
export interface Continuation<Values> extends FormStatus {
  values: Values
}

/** What is said of the form as a whole. */
export interface FormStatus {
  /** The banner above the fields. */
  message: string | null
  /** The record as it is now, once an edit came too late. */
  stored?: object
  /** What the banner offers. */
  action?: { text: string; run: () => void }
  /** At the foot, calmly: what has become of the form that was sent before this one. */
  note?: string
  /** The field where typing goes on after that. */
  field?: string
}

// One object: Formik makes its functions anew whenever the initial status is another.
const NO_MESSAGE: FormStatus = { message: null }

/**
 * What `<Formik>` is given so that a form has the product's manners: the schema's rules, one call at a time under one
 * idempotency key, the server's refusal on the fields that it names, and a draft that outlives the session.
 */
export function useSubmission<Values extends FormikValues, Datos, Stored>(
  options: FormOptions<Values, Datos, Stored>,
): { config: FormikConfig<Values>; onAttempt: () => void; draft: RecoveredDraft | null } {
  const { schema, initialValues, onSubmit, onSubmitted, draftName, impediment } = options
  const sending = useRef(false)
  const rejection = useRef<Rejection<Values>>(null)
  const formik = useRef<FormikProps<Values>>(null)
  const kept = useKeptDraft<FormDraft<Values>>(draftName)
  const [recoveredAt, setRecoveredAt] = useState(kept?.keptAt ?? null)
  // Saved, and still on screen while what comes next is prepared: no longer work that could be lost.
  const delivered = useRef(false)
  const key = useRef(kept?.clave ?? null)
  const forget = useKeepDraft(draftName, () =>
    formik.current?.dirty && !delivered.current
      ? { valores: formik.current.values, clave: key.current }
      : null,
  )
  const validationSchema = useMemo(() => validationOf(schema), [schema])

  // Over the initial values, which stay what they are, so that the work still counts as unsaved.
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
      rejection.current = { errores: fieldErrors(error), values }
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
    // A server's message lasts until its field changes.
    validate: (values) => currentErrors(rejection.current, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: submit,
    // Kept after the form is gone, when its draft is still to be written.
    innerRef: useCallback((bag: FormikProps<Values> | null) => {
      if (bag) formik.current = bag
    }, []),
  }
  // Only the server knows whether what it refused would pass now: the fare may be there, the other field may have changed.
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
