import { getIn, setIn } from 'formik'
import { useMemo } from 'react'
import { useFormState, useFormStore } from './formStore'

/** A list of rows inside a form. */
export interface FieldList<Fila> {
  /** How many rows there are; their fields are named `${name}.${indice}.campo`. */
  cantidad: number
  filas: () => readonly Fila[]
  agregar: (fila: Fila) => void
  quitar: (indice: number) => void
  /** Changes the rows all at once. */
  fijar: (filas: readonly Fila[]) => void
}

/** A repeatable part of a form (expenses, sensors). It follows how many rows there are, not what is typed in them. */
export function useFieldList<Fila>(name: string): FieldList<Fila> {
  const store = useFormStore()
  const cantidad = useFormState(({ values }) => (getIn(values, name) as readonly Fila[]).length)

  return useMemo(() => {
    const filas = () => getIn(store.get().values, name) as readonly Fila[]
    const fijar = (nuevas: readonly Fila[]) => {
      const { setFieldValue, errors } = store.get()
      // What was said of a row must not stay with the one that takes its place.
      void setFieldValue(name, nuevas, getIn(errors, name) !== undefined)
    }
    const quitar = (indice: number) => {
      const { touched, setTouched } = store.get()
      const visitadas: unknown = getIn(touched, name)
      if (Array.isArray(visitadas)) {
        const restantes = visitadas.filter((_, i) => i !== indice)
        void setTouched(setIn(touched, name, restantes) as typeof touched, false)
      }
      fijar(filas().filter((_, i) => i !== indice))
    }
    return { cantidad, filas, fijar, quitar, agregar: (fila) => fijar([...filas(), fila]) }
  }, [store, name, cantidad])
}
