import { getIn, setIn, type FormikErrors } from 'formik'

/** What the server refused: the message of each field's path, and the values it refused. */
export interface Rejection<Values> {
  errores: Readonly<Record<string, string>>
  values: Values
}

/**
 * The server's messages as the form's errors. Each lasts until its field holds something else, whatever else is edited
 * meanwhile, since only the server can tell that a documento is taken.
 */
export function currentErrors<Values>(
  rejection: Rejection<Values> | null,
  values: Values,
): FormikErrors<Values> {
  let errors: FormikErrors<Values> = {}
  for (const [field, message] of Object.entries(rejection?.errores ?? {})) {
    if (Object.is(getIn(rejection?.values, field), getIn(values, field)))
      errors = setIn(errors, field, message) as FormikErrors<Values>
  }
  return errors
}
