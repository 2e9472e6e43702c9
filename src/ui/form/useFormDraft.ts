import type { FormikProps, FormikValues } from 'formik'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { useKeepDraft, useKeptDraft } from '../drafts/useDraft'

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

/**
 * Restores a form's draft and keeps a new one. The draft includes the idempotency key, so that an attempt repeated after a
 * new sign-in is still the same one.
 */
export function useFormDraft<Values extends FormikValues>(
  draftName: string | undefined,
  formik: RefObject<FormikProps<Values> | null>,
) {
  const found = useKeptDraft<FormDraft<Values>>(draftName)
  /** The draft that has been sent or discarded. */
  const [done, setDone] = useState<typeof found>(null)
  const kept = found === done ? null : found
  const [continued, setContinued] = useState(0)
  // Saved, but on screen while the next form is prepared: no draft is due.
  const delivered = useRef(false)
  const key = useRef<string | null>(null)
  const forget = useKeepDraft(draftName, () =>
    formik.current?.dirty && !delivered.current
      ? { valores: formik.current.values, clave: key.current }
      : null,
  )

  // The initial values stay, so that the restored draft counts as unsaved.
  useLayoutEffect(() => {
    if (!kept) return
    key.current = kept.clave
    void formik.current?.setValues(kept.valores, false)
  }, [kept, formik, continued])

  return {
    /** When the restored draft was saved, as an ISO instant; null when there is none. */
    recoveredAt: kept?.keptAt ?? null,
    /** The key of the attempt; the same until the form succeeds. */
    idempotencyKey: () => (key.current ??= newIdempotencyKey()),
    /** The server has accepted the form. */
    onDelivered: () => {
      key.current = null
      forget()
      setDone(found)
      delivered.current = true
    },
    /** The form that follows is shown: its own draft goes into it. */
    onContinued: () => setContinued((count) => count + 1),
    /** The attempt is over. */
    onSettled: () => {
      delivered.current = false
    },
    discard: () => {
      key.current = null
      setDone(found)
      formik.current?.resetForm()
    },
  }
}
