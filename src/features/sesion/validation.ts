import { toFormikValidationSchema } from 'zod-formik-adapter'
import { CredencialesSchema } from '../../contract/sesion'

export const validationSchema = toFormikValidationSchema(CredencialesSchema)
