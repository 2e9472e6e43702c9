import { toFormikValidationSchema } from 'zod-formik-adapter'
import type { z } from '../../contract/zod'

/**
 * A form's rules, or what fetches them: written outside the component. The search of a screen hands over the second, so
 * that the screen is painted without the code that checks what nobody has typed yet.
 */
export type Esquema<Datos> = z.ZodType<Datos> | (() => Promise<z.ZodType<Datos>>)

/** The rules themselves. Rejects when their code cannot be fetched. */
export const abrirEsquema = async <Datos>(esquema: Esquema<Datos>): Promise<z.ZodType<Datos>> =>
  typeof esquema === 'function' ? esquema() : esquema

/** The rules as Formik asks for them. */
export const validacionDe = <Datos>(esquema: Esquema<Datos>) => ({
  validate: async (valores: Datos) => toFormikValidationSchema(await abrirEsquema(esquema)).validate(valores),
})
