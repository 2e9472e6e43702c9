import { getIn } from 'formik'
import { useMemo } from 'react'
import { useFormState, useFormStore } from './formStore'

/** A list of rows inside a form. */
export interface FieldList<Fila> {
  /** How many rows there are; their fields are named `${name}.${indice}.campo`. */
  cantidad: number
  agregar: (fila: Fila) => void
  quitar: (indice: number) => void
  /** Changes the rows all at once. */
  fijar: (filas: readonly Fila[]) => void
  filas: () => readonly Fila[]
}

/** A repeatable part of a form (expenses, sensors). It follows how many rows there are, not what is typed in them. */
export function useFieldList<Fila>(name: string): FieldList<Fila> {
  const store = useFormStore()
  const cantidad = useFormState(({ values }) => (getIn(values, name) as readonly Fila[]).length)
  return useMemo(() => {
    const filas = () => getIn(store.get().values, name) as readonly Fila[]
    // What was said of a row must not stay with the one that takes its place.
    const fijar = (nuevas: readonly Fila[]) => {
      const { setFieldValue, errors, setErrors } = store.get()
      void setFieldValue(name, nuevas, false)
      if (getIn(errors, name) !== undefined) setErrors({ ...errors, [name]: undefined })
    }
    return {
      cantidad,
      filas,
      fijar,
      agregar: (fila) => fijar([...filas(), fila]),
      quitar: (indice) => fijar(filas().filter((_, i) => i !== indice)),
    }
  }, [store, name, cantidad])
}
