import type { FormikProps, FormikValues } from 'formik'
import { useRef, useState, type RefObject } from 'react'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { useKeepDraft, useKeptDraft } from '../drafts/useDraft'

/** A form's draft as stored (the names stay): the values as typed, and the idempotency key of the first attempt. */
interface FormDraft<Values> {
  valores: Values
  clave: string | null
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
  // Saved, but on screen while the next form is prepared: no draft is due.
  const delivered = useRef(false)
  const key = useRef<string | null>(null)
  const forget = useKeepDraft(draftName, () =>
    formik.current?.dirty && !delivered.current
      ? { valores: formik.current.values, clave: key.current ?? kept?.clave ?? null }
      : null,
  )
  const discard = () => {
    key.current = null
    setDone(found)
  }

  return {
    /** The draft to put into the form, and when it was saved; null when there is none. */
    kept,
    /** The key of the attempt; the same until the form succeeds. */
    idempotencyKey: () => (key.current ??= kept?.clave ?? newIdempotencyKey()),
    /** The server has accepted the form. */
    onDelivered: () => {
      discard()
      forget()
      delivered.current = true
    },
    /** The attempt is over. */
    onSettled: () => {
      delivered.current = false
    },
    discard,
  }
}
