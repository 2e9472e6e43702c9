import { LONGITUD_MINIMA_DE_CLAVE } from '../../contract/sesion'
import { TextField } from '../../ui/fields/TextField'

/** A new password of one's own, twice. */
export function NewClaveFields({ name, label = 'Clave nueva' }: { name: string; label?: string }) {
  return (
    <>
      <TextField
        name={name}
        label={`${label} (mínimo ${LONGITUD_MINIMA_DE_CLAVE} caracteres)`}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        name="repetida"
        label={`Repita la ${label.toLowerCase()}`}
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  )
}
