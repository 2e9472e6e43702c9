import { getIn, setIn, type FormikErrors } from 'formik'

/** What the server refused: the message of each field's path, and the values it refused. */
export interface Rechazo<Valores> {
  errores: Readonly<Record<string, string>>
  valores: Valores
}

/**
 * The server's messages as the form's errors. Each lasts until its field holds something else, whatever else is edited
 * meanwhile, since only the server can tell that a documento is taken.
 */
export function erroresVigentes<Valores>(
  rechazo: Rechazo<Valores> | null,
  valores: Valores,
): FormikErrors<Valores> {
  let errores: FormikErrors<Valores> = {}
  for (const [campo, mensaje] of Object.entries(rechazo?.errores ?? {})) {
    if (Object.is(getIn(rechazo?.valores, campo), getIn(valores, campo)))
      errores = setIn(errores, campo, mensaje) as FormikErrors<Valores>
  }
  return errores
}
