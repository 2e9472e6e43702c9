import { LONGITUD_MINIMA_DE_CLAVE } from '../../contract/sesion'
import { TextField } from '../../ui/fields/TextField'

/** A password for somebody else. It can be read: it is told to them, and they change it. */
export const ClaveInicialField = () => (
  <TextField
    name="clave"
    label={`Clave inicial (mínimo ${LONGITUD_MINIMA_DE_CLAVE} caracteres)`}
    hint="Désela a la persona: la cambiará cuando ingrese."
    required
  />
)
