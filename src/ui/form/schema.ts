import { toFormikValidationSchema } from 'zod-formik-adapter'
import type { z } from '../../contract/zod'

/**
 * A form's schema, or the function that loads it, defined outside the component. A screen's search passes the function,
 * so that the screen renders without waiting for the validation code.
 */
export type Schema<Data> = z.ZodType<Data> | (() => Promise<z.ZodType<Data>>)

/** The schema itself. Rejects when its code cannot be loaded. */
export const openSchema = async <Data>(schema: Schema<Data>): Promise<z.ZodType<Data>> =>
  typeof schema === 'function' ? schema() : schema

/** The schema as Formik's `validationSchema`. */
export const validationOf = <Data>(schema: Schema<Data>) => ({
  validate: async (values: Data) => toFormikValidationSchema(await openSchema(schema)).validate(values),
})
