import { toFormikValidationSchema } from 'zod-formik-adapter'
import { isOwnServer } from '../../api/client/baseUrl'
import type { z } from '../../contract/zod'

/**
 * A form's schema, or the function that loads it, defined outside the component. A screen's search passes the function,
 * so that the screen renders without waiting for the validation code.
 */
export type Schema<Data> = z.ZodType<Data> | (() => Promise<z.ZodType<Data>>)

/** The schema itself, before another host without our own bounds. Rejects when its code cannot be loaded. */
export async function openSchema<Data>(schema: Schema<Data>): Promise<z.ZodType<Data>> {
  const opened = typeof schema === 'function' ? await schema() : schema
  // Lazy import, since zod is no part of the first page.
  return isOwnServer() ? opened : (await import('../../contract/limites')).sinLimites(opened)
}

/** The schema as Formik's `validationSchema`. */
export const validationOf = <Data>(schema: Schema<Data>) => ({
  validate: async (values: Data) => toFormikValidationSchema(await openSchema(schema)).validate(values),
})
