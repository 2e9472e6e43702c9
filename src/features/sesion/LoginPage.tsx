import { Formik, useFormikContext } from 'formik'
import { useEffect, useRef, type RefObject } from 'react'
import { errorMessage } from '../../api/client/errors'
import { useAppSelector } from '../../api/client/hooks'
import { useLoginMutation } from '../../api/sesion'
import type { Credenciales } from '../../contract/sesion'
import { selectEndReason } from '../../session/sessionSlice'
import { PlainButton } from '../../ui/buttons/PlainButton'
import { Banner } from './Banner'
import { ClaveField } from './ClaveField'
import { LoginCard, LoginForm } from './LoginCard'
import { LoginField } from './LoginField'
import { StartNote } from './StartNote'

/**
 * The contract's schema, fetched at the first validation: zod would be a tenth of the login page's code. If the fetch fails,
 * the server still refuses empty fields.
 */
const validationSchema = {
  validate: async (credenciales: Credenciales) => {
    const loaded = await import('./validation').catch(() => null)
    await loaded?.validationSchema.validate(credenciales)
  },
}

/** Focuses the first invalid field or, after the server's refusal, the password, which the next one replaces. */
function FocusAfterSubmit({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { isSubmitting, isValid, submitCount } = useFormikContext()
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return
    const field = isValid ? '[name="password"]' : '[aria-invalid="true"]'
    const input = form.current?.querySelector<HTMLInputElement>(field)
    input?.focus()
    if (isValid) input?.select()
  }, [form, isSubmitting, isValid, submitCount])
  return null
}

/** Section 2, 'Inicio de Sesión'. The route's guard redirects once the session has begun. */
export default function LoginPage() {
  const [login, { error, isLoading, isSuccess }] = useLoginMutation()
  const expired = useAppSelector(selectEndReason) === 'vencida'
  const form = useRef<HTMLFormElement>(null)
  // After a success the home is still loading; the button stays disabled.
  const submitting = isLoading || isSuccess

  return (
    <LoginCard>
      <h1>Inicio de Sesión</h1>
      <Formik
        initialValues={{ username: '', password: '' }}
        validationSchema={validationSchema}
        onSubmit={async (credenciales) => {
          if (!submitting) await login(credenciales)
        }}
      >
        <LoginForm ref={form} noValidate>
          <div data-aviso>
            {error && <Banner tone="error">{errorMessage(error)}</Banner>}
            {expired && !error && (
              <Banner tone="info">
                Su sesión terminó. Inicie sesión de nuevo; lo que estaba escribiendo se conserva.
              </Banner>
            )}
          </div>
          <LoginField name="username" label="Usuario" autoComplete="username" autoFocus />
          <ClaveField />
          <PlainButton type="submit" disabled={submitting} aria-busy={submitting}>
            Iniciar Sesión
          </PlainButton>
          <FocusAfterSubmit form={form} />
        </LoginForm>
      </Formik>
      <StartNote />
    </LoginCard>
  )
}
