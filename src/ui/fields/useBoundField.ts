import { getIn, useFormikContext } from 'formik'
import { useCallback } from 'react'

export interface BoundField<T> {
  /** What the form holds under the name; '' stands for null and for what is not there. */
  valor: T | ''
  /** The message to show, if the person has been here or has tried to send. */
  error: string | undefined
  /** While the form is being sent nothing can be edited. */
  enviando: boolean
  cambiar: (valor: T | '') => void
  salir: () => void
}

/**
 * A field of the form around it, by its path (`gastos.0.valor`). Typing changes the value alone; the rules run when the
 * person leaves a field or sends, and while they mend a field that already shows an error. So a key costs one pass over the
 * form's fields, whose bodies are memoised and do not render unless something of theirs changed.
 */
export function useBoundField<T>(name: string): BoundField<T> {
  const { values, errors, touched, isSubmitting, setFieldValue, setFieldTouched } = useFormikContext()
  const mensaje: unknown = getIn(errors, name)
  const visitado = Boolean(getIn(touched, name))
  const error = visitado && typeof mensaje === 'string' ? mensaje : undefined
  const conError = error !== undefined

  const cambiar = useCallback(
    (valor: T | '') => void setFieldValue(name, valor, conError),
    [setFieldValue, name, conError],
  )
  const salir = useCallback(() => void setFieldTouched(name, true, true), [setFieldTouched, name])

  const valor = (getIn(values, name) ?? '') as T | ''
  return { valor, error, enviando: isSubmitting, cambiar, salir }
}
