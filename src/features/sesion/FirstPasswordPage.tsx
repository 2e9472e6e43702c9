import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useAppDispatch } from '../../api/client/hooks'
import { useCambiarClaveMutation } from '../../api/sesion'
import { signedOut } from '../../session/sessionSlice'
import { PlainButton } from '../../ui/buttons/PlainButton'
import { TextField } from '../../ui/fields/TextField'
import { messageRoom } from '../../ui/form/FieldGrid'
import { Form } from '../../ui/form/Form'
import { ClaveFormSchema, EMPTY_CLAVE } from './cambioDeClave'
import { LoginCard } from './LoginCard'
import { NewClaveFields } from './NewClaveFields'

const Fields = styled('div')(({ theme }) => ({
  '& form': { display: 'grid', ...messageRoom },
  '& p': { margin: theme.spacing(0, 0, 3), color: theme.vars.palette.text.secondary },
}))

const Buttons = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }))

function Actions() {
  const dispatch = useAppDispatch()
  const { isSubmitting } = useFormikContext()
  return (
    <Buttons>
      <PlainButton type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
        Cambiar clave
      </PlainButton>
      <PlainButton
        type="button"
        data-secundario
        disabled={isSubmitting}
        onClick={() => dispatch(signedOut('salida'))}
      >
        Cerrar sesión
      </PlainButton>
    </Buttons>
  )
}

/** All that a person sees whose password somebody else has chosen, until they have changed it. */
export default function FirstPasswordPage() {
  const [changeClave] = useCambiarClaveMutation()
  return (
    <LoginCard>
      <h1>Cambie su clave</h1>
      <Fields>
        <p>
          Otra persona eligió la clave con la que ingresó. Escriba una que solo usted conozca para continuar.
        </p>
        <Form
          schema={ClaveFormSchema}
          initialValues={EMPTY_CLAVE}
          autoFocus
          onSubmit={(_values, { actual, nueva }) => changeClave({ actual, nueva }).unwrap()}
        >
          <TextField
            name="actual"
            label="Clave con la que ingresó"
            type="password"
            autoComplete="current-password"
            required
          />
          <NewClaveFields name="nueva" />
          <Actions />
        </Form>
      </Fields>
    </LoginCard>
  )
}
