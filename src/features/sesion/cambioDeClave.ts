import { CambioDeClaveSchema } from '../../contract/sesion'
import { MISMATCH, repetida } from './newClave'

/** The form that changes one's own password. */
export const ClaveFormSchema = CambioDeClaveSchema.extend({ repetida }).refine(
  (values) => values.nueva === values.repetida,
  MISMATCH,
)

export const EMPTY_CLAVE = { actual: '', nueva: '', repetida: '' }
