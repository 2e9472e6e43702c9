import { getIn, type FormikContextType, type FormikValues } from 'formik'
import { createContext, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { enfocarCampo } from './focus'
import type { FormStatus } from './useForm'

/**
 * The form's state to subscribe to, path by path. Formik's own context renders every reader of it with every key; here
 * a key renders the field it was typed in and nothing else, however many fields the form has.
 */
export interface FormStore {
  subscribe: (avisar: () => void) => () => void
  get: () => FormikContextType<FormikValues>
  publish: (formik: FormikContextType<FormikValues>) => void
  /** The pointer has gone down on something that can be clicked; `sends` when that is the button that sends. */
  press: (sends: boolean) => void
  /** The pointer has come up again, and the click has been dealt with. */
  release: () => void
  /**
   * The person has left a field, whose rules run now. Not while the pointer is down: a message that appeared then would push
   * what is being clicked from under it, and the click would be lost. Then they run on its release; or with the sending.
   */
  leave: (name: string) => void
  /** A field does not know its value yet, but will. @returns what to call when it knows it, or knows that there is none. */
  hold: (name: string) => () => void
  /** Sends, but not before every field knows its value; nor at all if one has none, where the person had typed one. */
  sendWhenKnown: (send: () => void) => void
  /** Where the focus was when the form was sent. */
  focusAfterSending: (origin: HTMLElement) => void
  /** That, once; null when nothing has been sent since. */
  takeFocus: () => HTMLElement | null
}

function crearFormStore(inicial: FormikContextType<FormikValues>): FormStore {
  const oyentes = new Set<() => void>()
  let actual = inicial
  let pulsado: 'envio' | 'otro' | null = null
  let trasEnvio: HTMLElement | null = null
  const pospuestos = new Set<string>()
  const retenidos = new Set<string>()
  let alSaberse: (() => void) | null = null
  const juzgar = (name: string) => void actual.setFieldTouched(name, true, true)
  return {
    press: (sends) => {
      pulsado = sends ? 'envio' : 'otro'
    },
    release: () => {
      pulsado = null
      pospuestos.forEach(juzgar)
      pospuestos.clear()
    },
    leave: (name) => {
      if (pulsado === null) juzgar(name)
      else if (pulsado === 'otro') pospuestos.add(name)
    },
    hold: (name) => {
      retenidos.add(name)
      return () => {
        retenidos.delete(name)
        const enviar = alSaberse
        const hayValor = Boolean(getIn(actual.values, name))
        if (!enviar || (hayValor && retenidos.size > 0)) return
        alSaberse = null
        if (hayValor) enviar()
        else enfocarCampo(name)
      }
    },
    sendWhenKnown: (send) => {
      if (retenidos.size === 0) send()
      else alSaberse = send
    },
    focusAfterSending: (origin) => {
      trasEnvio = origin
    },
    takeFocus: () => {
      const origin = trasEnvio
      trasEnvio = null
      return origin
    },
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
      /** Begins anew with other values: nothing that was said of the former ones stays. */
      startOver: async (valores: Valores) => {
        const { setErrors, setTouched, setValues } = store.get()
        setErrors({})
        await setTouched({}, false)
        await setValues(valores, false)
      },
      /** Shows a message above the fields, and what it offers; null takes it away. */
      setBanner: (mensaje: string | null, action?: FormStatus['action']) =>
        store.get().setStatus({ mensaje, action } satisfies FormStatus),
    }),
    [store],
  )
}
