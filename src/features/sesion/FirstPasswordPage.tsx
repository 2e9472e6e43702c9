import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { useAppDispatch } from '../../api/client/hooks'
import { useCambiarClaveMutation } from '../../api/sesion'
import { signedOut } from '../../session/sessionSlice'
import { PlainButton } from '../../ui/buttons/PlainButton'
import { TextField } from '../../ui/fields/TextField'
import { ROW_GAP } from '../../ui/form/FieldGrid'
import { Form } from '../../ui/form/Form'
import { ClaveFormSchema, EMPTY_CLAVE } from './cambioDeClave'
import { LoginCard } from './LoginCard'
import { NewClaveFields } from './NewClaveFields'

const FIELDS = {
  '& form': { display: 'grid', rowGap: ROW_GAP },
  '& p': { m: 0, mb: 3, color: 'text.secondary' },
}

function Actions() {
  const dispatch = useAppDispatch()
  const { isSubmitting } = useFormikContext()
  return (
    <Stack spacing={1.5}>
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
    </Stack>
  )
}

/** All that a person sees whose password somebody else has chosen, until they have changed it. */
export default function FirstPasswordPage() {
  const [changeClave] = useCambiarClaveMutation()
  return (
    <LoginCard>
      <h1>Cambie su clave</h1>
      <Box sx={FIELDS}>
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
      </Box>
    </LoginCard>
  )
}
