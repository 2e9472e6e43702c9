import { getIn, type FormikContextType, type FormikValues } from 'formik'
import { createContext, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'

/**
 * The form's state to subscribe to, path by path. Formik's own context renders every reader of it with every key; here
 * a key renders the field it was typed in and nothing else, however many fields the form has.
 */
export interface FormStore {
  subscribe: (avisar: () => void) => () => void
  get: () => FormikContextType<FormikValues>
  publish: (formik: FormikContextType<FormikValues>) => void
  /** The pointer has gone down on the button that sends, or has come up again. */
  press: (down: boolean) => void
  /** Whether it is down there: the field that is left for it is judged by the sending, not by the leaving. */
  isPressed: () => boolean
}

function crearFormStore(inicial: FormikContextType<FormikValues>): FormStore {
  const oyentes = new Set<() => void>()
  let actual = inicial
  let pulsado = false
  return {
    press: (down) => {
      pulsado = down
    },
    isPressed: () => pulsado,
    subscribe: (avisar) => {
      oyentes.add(avisar)
      return () => oyentes.delete(avisar)
    },
    get: () => actual,
    publish: (formik) => {
      if (formik === actual) return
      actual = formik
      for (const avisar of oyentes) avisar()
    },
  }
}

const Contexto = createContext<FormStore | null>(null)
export const FormStoreProvider = Contexto.Provider

/** The store of a form, kept up to date with each of its renders. */
export function useFormStoreOf<Valores extends FormikValues>(formik: FormikContextType<Valores>): FormStore {
  const general = formik as unknown as FormikContextType<FormikValues>
  const [store] = useState(() => crearFormStore(general))
  // Before the browser paints and before React puts a controlled input back to its former text.
  useLayoutEffect(() => store.publish(general))
  return store
}

/** The store of the form around; throws where there is none. */
export function useFormStore(): FormStore {
  const store = useContext(Contexto)
  if (!store) throw new Error('A field must stand inside a Form.')
  return store
}

/** Something of the form around, followed: a primitive, or a part of its values. */
export function useFormState<T>(leer: (formik: FormikContextType<FormikValues>) => T): T {
  const store = useFormStore()
  return useSyncExternalStore(store.subscribe, () => leer(store.get()))
}

/** The value under a path (`gastos.0.valor`), followed. The whole of the values for the path ''. */
export const useFormValue = <T>(path: string): T =>
  useFormState(({ values }) => (path ? getIn(values, path) : values) as T)

/** What a form's own buttons do, without following its values. */
export function useFormActions<Valores extends FormikValues>() {
  const store = useFormStore()
  return useMemo(
    () => ({
      getValues: () => store.get().values as Valores,
      setValue: (path: string, valor: unknown) => void store.get().setFieldValue(path, valor, false),
      setValues: (valores: Valores) => void store.get().setValues(valores, false),
      /** Shows a message above the fields; null takes it away. */
      setBanner: (mensaje: string | null) => store.get().setStatus({ mensaje }),
    }),
    [store],
  )
}
