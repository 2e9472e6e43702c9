import { getIn } from 'formik'
import { useCallback } from 'react'
import { useFormState, useFormStore, useFormValue } from '../form/formStore'

export interface BoundField<T> {
  /** What the form holds under the name; '' stands for null and for what is not there. */
  valor: T | ''
  /** The message to show, if the person has been here or has tried to send. */
  error: string | undefined
  /** While the form is being sent nothing can be edited. */
  enviando: boolean
  cambiar: (valor: T | '') => void
  salir: () => void
  /** Until what it answers is called, the form does not send: the value is not known yet. */
  retener: () => () => void
}

/**
 * A field of the form around it, by its path (`gastos.0.valor`). Typing changes the value alone; the rules run when the
 * person leaves a field or sends, and while they mend a field that already shows an error.
 */
export function useBoundField<T>(name: string): BoundField<T> {
  const store = useFormStore()
  const valor = useFormValue<T | null | undefined>(name) ?? ''
  const enviando = useFormState(({ isSubmitting }) => isSubmitting)
  const error = useFormState(({ errors, touched }) => {
    const mensaje: unknown = getIn(touched, name) ? getIn(errors, name) : undefined
    return typeof mensaje === 'string' ? mensaje : undefined
  })
  const conError = error !== undefined

  const cambiar = useCallback(
    (nuevo: T | '') => void store.get().setFieldValue(name, nuevo, conError),
    [store, name, conError],
  )
  const salir = useCallback(() => store.leave(name), [store, name])
  const retener = useCallback(() => store.hold(name), [store, name])

  return { valor, error, enviando, cambiar, salir, retener }
}
