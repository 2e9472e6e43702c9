import FormHelperText from '@mui/material/FormHelperText'
import { LONGITUD_MINIMA_DE_CLAVE } from '../../contract/sesion'
import { TextField } from '../../ui/fields/TextField'

/** A password for somebody else. It can be read: it is told to them, and they change it. */
export function ClaveInicialField() {
  return (
    <div>
      <TextField
        name="clave"
        label={`Clave inicial (mínimo ${LONGITUD_MINIMA_DE_CLAVE} caracteres)`}
        required
      />
      <FormHelperText sx={{ mx: 0 }}>Désela a la persona: la cambiará cuando ingrese.</FormHelperText>
    </div>
  )
}
