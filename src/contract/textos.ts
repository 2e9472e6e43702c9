import { esFecha } from './fechas'
import { sinInvisibles } from './identificadores'
import * as z from './zod'

// NUL cannot be stored by PostgreSQL and half a surrogate pair cannot be encoded as UTF-8.
const SIN_CARACTERES_PROHIBIDOS = /^[^\0\p{Surrogate}]*$/u

const acotado = (schema: z.ZodString, max: number) =>
  schema
    .max(max, `Máximo ${max} caracteres.`)
    .regex(SIN_CARACTERES_PROHIBIDOS, 'El texto tiene caracteres no válidos.')

/**
 * Text that names a record which is there, of at most `max` characters, as it is written: it may be stored with what new texts are
 * freed of.
 */
export const nombreRequerido = (error: string, max = 80) => acotado(z.string(error).trim().min(1, error), max)

/** Trimmed, non-empty text of at most `max` characters; without what nobody sees; every refusal for absence says `error`. */
export const textoRequerido = (error: string, max = 80) =>
  acotado(z.string(error).overwrite(sinInvisibles).trim().min(1, error), max)

/** Text that may be missing: absent and `null` become `''`. */
export const textoOpcional = (max = 500) =>
  z.preprocess(
    (valor) => valor ?? '',
    acotado(z.string('Ingrese un texto válido.').overwrite(sinInvisibles).trim(), max),
  )

/** A required date; absence says `error`, an impossible one 'Ingrese una fecha válida.'. */
export const fechaRequerida = (error = 'Fecha es requerida.') =>
  z.string(error).min(1, error).refine(esFecha, 'Ingrese una fecha válida.')

/** The identifier of a record: a UUID in lower or upper case, answered in lower case. */
export const uuidRequerido = (error = 'El identificador no es válido.') =>
  z.guid(error).transform((uuid) => uuid.toLowerCase())

/** Maps each spelling of "no filter" in a query string (absent, empty, the word `null`) to undefined; see {@link filtro}. */
const sinFiltro = (valor: unknown) => (valor === '' || valor === 'null' || valor === null ? undefined : valor)

/**
 * A filter of a query string. Absent, `''` and `null` all mean "no filter" and come out as `undefined`
 * (the endpoint's argument holds `null`, the URL leaves the parameter out).
 */
export const filtro = <T extends z.ZodType>(schema: T) => z.preprocess(sinFiltro, schema.optional())

/** Predicate for a rule's `when`: all of some fields have a type, whatever else is wrong. */
export const siSon =
  (tipo: 'number' | 'string', ...campos: readonly string[]) =>
  // Asked even when the body is null or no object at all.
  ({ value }: { value: unknown }) =>
    campos.every((campo) => typeof (value as Record<string, unknown> | null)?.[campo] === tipo)

/** Asks of two days that the last is not before the first. */
export const enOrden = <Schema extends z.ZodType<{ desde: string; hasta: string | null }>>(schema: Schema) =>
  schema.refine(({ desde, hasta }) => hasta === null || hasta >= desde, {
    error: 'No puede ser antes de Desde.',
    path: ['hasta'],
    when: siSon('string', 'desde', 'hasta'),
  })

/** Query of the calls that name a record by its uuid. */
export const UuidQuerySchema = z.object({ uuid: uuidRequerido() })
