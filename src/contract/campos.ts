/** The schemas of an answer's fields of one kind, by their names. */
import * as z from './zod'

const camposDe =
  <Schema extends z.ZodType>(schema: Schema) =>
  <Nombre extends string>(...nombres: readonly Nombre[]) =>
    Object.fromEntries(nombres.map((nombre) => [nombre, schema])) as Record<Nombre, Schema>

export const cifras = camposDe(z.number())
export const cadenas = camposDe(z.string())
export const cadenasONulas = camposDe(z.string().nullable())
export const marcas = camposDe(z.boolean())
