import { toFormikValidationSchema } from 'zod-formik-adapter'
import type { z } from '../../contract/zod'

/**
 * A form's rules, or what fetches them: written outside the component. The search of a screen hands over the second, so
 * that the screen is painted without the code that checks what nobody has typed yet.
 */
export type Schema<Datos> = z.ZodType<Datos> | (() => Promise<z.ZodType<Datos>>)

/** The rules themselves. Rejects when their code cannot be fetched. */
export const openSchema = async <Datos>(schema: Schema<Datos>): Promise<z.ZodType<Datos>> =>
  typeof schema === 'function' ? schema() : schema

/** The rules as Formik asks for them. */
export const validationOf = <Datos>(schema: Schema<Datos>) => ({
  validate: async (values: Datos) => toFormikValidationSchema(await openSchema(schema)).validate(values),
})
