import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { FormikContextType, FormikValues } from 'formik'
import {
  useEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { FieldStyles } from '../fields/FieldStyles'
import { enfocarCampo, enfocarPrimerError, perdioElFoco } from './focus'
import { FormStoreProvider, useFormState, useFormStore, useFormStoreOf } from './formStore'
import type { FormStatus } from './useForm'

/** What the server said of the whole form. */
function Banner() {
  const { mensaje, action } = useFormState(({ status }) => status as FormStatus)
  const button = action && (
    <Button color="inherit" size="small" onClick={action.run}>
      {action.text}
    </Button>
  )
  return mensaje ? (
    <Alert severity="error" role="alert" action={button}>
      {mensaje}
    </Alert>
  ) : null
}

/**
 * Puts the focus somewhere once an attempt to send is over: on the first field that is wrong, on the first of the form that
 * comes next, else back where it was, since nothing keeps it while it is disabled. It follows the store as the fields do, so
 * that by then they show their messages and can be edited again.
 */
function FocoTrasEnvio({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const store = useFormStore()
  const vuelta = useFormState(({ submitCount, isSubmitting }) => (isSubmitting ? -1 : submitCount))
  useEffect(() => {
    const origen = vuelta < 0 ? null : store.takeFocus()
    if (!origen || enfocarPrimerError(form.current)) return
    const { campo } = store.get().status as FormStatus
    if (campo) enfocarCampo(campo)
    else if (perdioElFoco(form.current)) origen.focus()
  }, [form, store, vuelta])
  return null
}

interface Props<Valores> {
  formik: FormikContextType<Valores>
  /** As soon as the person asks to send, which happens once every field knows its value. */
  onPedir?: () => void
  id?: string
  className?: string
  /** What stands above the banner. */
  encabezado?: ReactNode
  children: ReactNode
}

/**
 * The `<form>` of a `useForm`: Enter and Ctrl+Enter send it; after a refusal the focus goes to the first field that is
 * wrong. The banner comes first.
 */
export function Form<Valores extends FormikValues>({
  formik,
  onPedir,
  id,
  className,
  encabezado,
  children,
}: Props<Valores>) {
  const form = useRef<HTMLFormElement>(null)
  const store = useFormStoreOf(formik)
  const { isSubmitting, submitForm } = formik

  const enviar = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog is, for React, still inside the form or page that opened it.
    event.stopPropagation()
    if (isSubmitting) return
    onPedir?.()
    store.focusAfterSending(document.activeElement as HTMLElement)
    store.sendWhenKnown(() => void submitForm())
  }
  const alPulsar = ({ target }: PointerEvent) => {
    const pulsado = (target as Element).closest('button, label, input[type="checkbox"]')
    if (!pulsado) return
    store.press(pulsado.matches('button[type="submit"], [data-atajo="siguiente"]'))
    // The click comes right after the release.
    const soltar = () => setTimeout(store.release)
    for (const fin of ['pointerup', 'pointercancel']) window.addEventListener(fin, soltar, { once: true })
  }
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <FormStoreProvider value={store}>
      <FieldStyles />
      <form
        ref={form}
        id={id}
        className={className}
        noValidate
        onSubmit={enviar}
        onKeyDown={alTeclear}
        onPointerDown={alPulsar}
      >
        {encabezado}
        <Banner />
        {children}
        <FocoTrasEnvio form={form} />
      </form>
    </FormStoreProvider>
  )
}
