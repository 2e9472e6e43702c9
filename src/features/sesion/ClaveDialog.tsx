import { useCambiarClaveMutation } from '../../api/sesion'
import { CambioDeClaveSchema, LONGITUD_MINIMA_DE_CLAVE } from '../../contract/sesion'
import * as z from '../../contract/zod'
import { TextField } from '../../ui/fields/TextField'
import { FormDialog } from '../../ui/form/FormDialog'

const NO_COINCIDEN = 'Las claves no coinciden.'

const FormularioSchema = CambioDeClaveSchema.extend({
  repetida: z.string({ error: 'Repita la clave nueva.' }).min(1, { error: 'Repita la clave nueva.' }),
}).refine(({ nueva, repetida }) => nueva === repetida, { path: ['repetida'], error: NO_COINCIDEN })

const VACIO = { actual: '', nueva: '', repetida: '' }

/** The own password: the present one, and the new one twice. */
export default function ClaveDialog({ onCerrar }: { onCerrar: () => void }) {
  const [cambiarClave] = useCambiarClaveMutation()
  return (
    <FormDialog
      abierto
      titulo="Cambiar clave"
      esquema={FormularioSchema}
      valoresIniciales={VACIO}
      onEnviar={(_valores, { actual, nueva }) => cambiarClave({ actual, nueva }).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Cambiar clave"
      textoEnviando="Cambiando..."
      ancho="24rem"
    >
      <TextField
        name="actual"
        label="Clave actual"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        name="nueva"
        label={`Clave nueva (mínimo ${LONGITUD_MINIMA_DE_CLAVE} caracteres)`}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        name="repetida"
        label="Repita la clave nueva"
        type="password"
        autoComplete="new-password"
        required
      />
    </FormDialog>
  )
}
