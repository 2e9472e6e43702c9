import { getIn, setIn, type FormikErrors } from 'formik'

/** A refusal by the server: the messages by field path, and the refused values. */
export interface Rejection<Values> {
  errors: Readonly<Record<string, string>>
  values: Values
}

/**
 * The server's messages as Formik's errors. Each lasts until its own field changes, since only the server can tell that a
 * documento is taken.
 */
export function currentErrors<Values>(
  rejection: Rejection<Values> | null,
  values: Values,
): FormikErrors<Values> {
  let errors: FormikErrors<Values> = {}
  for (const [field, message] of Object.entries(rejection?.errors ?? {})) {
    if (Object.is(getIn(rejection?.values, field), getIn(values, field)))
      errors = setIn(errors, field, message) as FormikErrors<Values>
  }
  return errors
}
