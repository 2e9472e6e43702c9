import { getIn, setIn } from 'formik'
import { useEffect, useMemo, useRef } from 'react'
import { enfocarCampo, perdioElFoco } from './focus'
import { useFormState, useFormStore } from './formStore'

/** A list of rows inside a form. */
export interface FieldList<Fila> {
  /** How many rows there are; their fields are named `${name}.${indice}.campo`. */
  cantidad: number
  filas: () => readonly Fila[]
  /** Adds a row at the end, with the focus in one of its fields. */
  agregar: (fila: Fila, campo: Extract<keyof Fila, string>) => void
  /** Takes a row away. The focus, if it goes with it, stays among the rows, or on the button that adds one. */
  quitar: (indice: number) => void
  /** Changes the rows all at once. */
  fijar: (filas: readonly Fila[]) => void
}

/** The row in the place of the one that went, or the last; where there is none, the button that adds one. */
function quedarEntreFilas(name: string, indice: number): void {
  const deFila = (i: number) => document.querySelector<HTMLElement>(`form [name^="${name}.${i}."]`)
  const cerca = deFila(indice) ?? deFila(indice - 1)
  const destino = cerca ?? document.querySelector<HTMLElement>('form [data-atajo="agregar"]')
  if (destino && perdioElFoco(destino)) destino.focus()
}

/** A repeatable part of a form (expenses, sensors). It follows how many rows there are, not what is typed in them. */
export function useFieldList<Fila>(name: string): FieldList<Fila> {
  const store = useFormStore()
  const cantidad = useFormState(({ values }) => (getIn(values, name) as readonly Fila[]).length)
  /** What takes the focus once the rows are on screen. */
  const porEnfocar = useRef<(() => void) | null>(null)

  useEffect(() => {
    porEnfocar.current?.()
    porEnfocar.current = null
  }, [cantidad])

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
      porEnfocar.current = () => quedarEntreFilas(name, indice)
      fijar(filas().filter((_, i) => i !== indice))
    }
    const agregar: FieldList<Fila>['agregar'] = (fila, campo) => {
      porEnfocar.current = () => enfocarCampo(`${name}.${cantidad}.${campo}`)
      fijar([...filas(), fila])
    }
    return { cantidad, filas, fijar, quitar, agregar }
  }, [store, name, cantidad])
}
