import { useEffect, useRef, type FormEvent } from 'react'
import { useFormik } from 'formik'
import { mensajeDeError } from '../../api/errores'
import { useAppSelector } from '../../api/hooks'
import { useLoginMutation } from '../../api/sesion'
import type { Credenciales } from '../../contract/sesion'
import { selectMotivoCierre } from '../../session/sessionSlice'
import { FieldStyles } from '../../ui/fields/FieldStyles'
import { PlainButton } from '../../ui/PlainButton'
import { Banner } from './Banner'
import { ClaveField } from './ClaveField'
import { LoginCard, LoginForm } from './LoginCard'
import { LoginField } from './LoginField'

/**
 * The contract's schema, fetched when there is something to validate: zod is a tenth of all the code of this page, which can be
 * used without it. Where it cannot be fetched the server still refuses what is missing.
 */
const validationSchema = {
  validate: async (credenciales: Credenciales) => {
    const loaded = await import('./validation').catch(() => null)
    await loaded?.validationSchema.validate(credenciales)
  },
}

/** Section 2, 'Inicio de Sesión'. Where to go once the session has begun is the router's business. */
export default function LoginPage() {
  const [login, { error, isLoading, isSuccess }] = useLoginMutation()
  const vencida = useAppSelector(selectMotivoCierre) === 'vencida'
  const form = useRef<HTMLFormElement>(null)
  const { submitCount, isValid, isSubmitting, handleSubmit, ...formik } = useFormik({
    initialValues: { username: '', password: '' },
    validationSchema,
    onSubmit: async (credenciales) => {
      await login(credenciales)
    },
  })
  // The home is still on its way after the answer, and nothing is left to send.
  const enviando = isLoading || isSuccess

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return
    // To what has to be mended: the first field refused here or, when the server refused both, the password.
    const campo = isValid ? '[name="password"]' : '[aria-invalid="true"]'
    form.current?.querySelector<HTMLInputElement>(campo)?.focus()
  }, [isSubmitting, isValid, submitCount])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isSubmitting || enviando) event.preventDefault()
    else handleSubmit(event)
  }

  const campo = (name: keyof Credenciales) => ({
    ...formik.getFieldProps(name),
    error: formik.touched[name] ? formik.errors[name] : undefined,
  })

  return (
    <LoginCard>
      <FieldStyles />
      <h1>Inicio de Sesión</h1>
      <LoginForm ref={form} noValidate onSubmit={submit}>
        {error && <Banner tone="error">{mensajeDeError(error)}</Banner>}
        {vencida && !error && (
          <Banner tone="info">
            Su sesión terminó. Inicie sesión de nuevo; lo que estaba escribiendo se conserva.
          </Banner>
        )}
        <LoginField label="Usuario" autoComplete="username" autoFocus {...campo('username')} />
        <ClaveField {...campo('password')} />
        <PlainButton type="submit" disabled={enviando} aria-busy={enviando}>
          Iniciar Sesión
        </PlainButton>
      </LoginForm>
    </LoginCard>
  )
}
