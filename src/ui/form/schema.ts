import { toFormikValidationSchema } from 'zod-formik-adapter'
import type { z } from '../../contract/zod'

/**
 * A form's schema, or the function that loads it, defined outside the component. A screen's search passes the function,
 * so that the screen renders without waiting for the validation code.
 */
export type Schema<Datos> = z.ZodType<Datos> | (() => Promise<z.ZodType<Datos>>)

/** The schema itself. Rejects when its code cannot be loaded. */
export const openSchema = async <Datos>(schema: Schema<Datos>): Promise<z.ZodType<Datos>> =>
  typeof schema === 'function' ? schema() : schema

/** The schema as Formik's `validationSchema`. */
export const validationOf = <Datos>(schema: Schema<Datos>) => ({
  validate: async (values: Datos) => toFormikValidationSchema(await openSchema(schema)).validate(values),
})
