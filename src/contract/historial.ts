/** The record of changes: calls of our own server, beyond the spec's table. */
import { MensajeSchema } from './errores'
import { fechaRequerida, filtro, textoRequerido, uuidRequerido } from './textos'
import * as z from './zod'

/** What a change can be of. `respaldos` are restored backups; a sign-in is a change of its user. */
export const SUSTANTIVOS = [
  'liquidaciones',
  'abonos',
  'deudas',
  'conductores',
  'buses',
  'pasajes',
  'festivos',
  'asistencias',
  'cierres',
  'usuarios',
  'respaldos',
] as const
export type Sustantivo = (typeof SUSTANTIVOS)[number]

export const TIPOS_DE_CAMBIO = ['creado', 'editado', 'eliminado', 'restaurado'] as const
export type TipoDeCambio = (typeof TIPOS_DE_CAMBIO)[number]

const EstadoSchema = z.record(z.string(), z.unknown()).nullable()

/**
 * A change of one record. `antes` and `despues` hold the fields that changed under the names of the tables' columns: flags as 0 or 1,
 * the driver of a `conductorUuid` beside it as `conductorNombre`, a settlement's expenses as `gastos` (`{ nombre, valor }[]`),
 * the settlements that a closing counts as `contadas` (`{ fecha, busNumero }[]`).
 * A created record has no `antes`, a deleted one no `despues`; there all fields are given.
 */
export const CambioSchema = z.object({
  /** Rises in the order in which the changes were stored. */
  secuencia: z.number(),
  /** ISO 8601, in UTC. */
  instante: z.string(),
  /** Name of the person; null for a command of the operator. */
  usuario: z.string().nullable(),
  /** What one press changed bears one `grupo`. */
  grupo: z.string(),
  sustantivo: z.enum(SUSTANTIVOS),
  identificador: z.string(),
  /** How a person names the record: 'Bus 303 del 20 nov 2026', a driver's name. */
  registro: z.string(),
  tipo: z.enum(TIPOS_DE_CAMBIO),
  antes: EstadoSchema,
  despues: EstadoSchema,
  motivo: z.string().nullable(),
  /** Whether the record is deleted by this change and has not come back since. */
  restaurable: z.boolean(),
  /** Whether it is part of an import that can be undone as a whole; its `grupo` names it. */
  deshacible: z.boolean(),
})
export type Cambio = z.infer<typeof CambioSchema>

const sustantivo = z.enum(SUSTANTIVOS, { error: 'El tipo de registro no es válido.' })
const identificador = textoRequerido('El identificador no es válido.', 60)

/**
 * Query of `GET /historial/registro`: a bus is named by its number, every other record by its uuid. And body of
 * `POST /historial/restaurar`: the record comes back as it was when it was deleted, with what was deleted with it.
 */
export const RegistroQuerySchema = z.object({ sustantivo, identificador })
export type RegistroQuery = z.infer<typeof RegistroQuerySchema>

/** Answer of `POST /historial/restaurar`. */
export const RestauradoSchema = MensajeSchema.extend({
  /** The settlement that the record is, or hangs from. */
  liquidacionUuid: z.string().nullable(),
})
export type Restaurado = z.infer<typeof RestauradoSchema>

const entero = (mensaje: string, max: number) =>
  z.coerce
    .number({ error: mensaje })
    .int({ error: mensaje })
    .min(1, { error: mensaje })
    .max(max, { error: mensaje })

/** Most changes that one call answers, and of one record. */
export const LIMITE_DE_HISTORIAL = 1000
export const LIMITE_DE_REGISTRO = 500

/** Query of `GET /historial`: the changes that meet every filter, newest first, before `antesDe`. */
export const HistorialQuerySchema = z.object({
  usuario: filtro(uuidRequerido()),
  /** Days of the company, both inclusive. */
  desde: filtro(fechaRequerida()),
  hasta: filtro(fechaRequerida()),
  sustantivo: filtro(sustantivo),
  tipo: filtro(z.enum(TIPOS_DE_CAMBIO, { error: 'El tipo de cambio no es válido.' })),
  /** Beginning of `registro`, whatever its accents and capital letters. */
  registro: filtro(textoRequerido('Escriba el registro.', 60)),
  antesDe: filtro(entero('La secuencia no es válida.', Number.MAX_SAFE_INTEGER)),
  limite: filtro(entero('El límite no es válido.', LIMITE_DE_HISTORIAL)).transform((limite) => limite ?? 10),
})

export const HistorialSchema = z.object({ cambios: z.array(CambioSchema), hayMas: z.boolean() })
export type Historial = z.infer<typeof HistorialSchema>

/** Answer of `GET /historial/usuarios`: who can be chosen in the filter. */
export const AutorSchema = z.object({ uuid: z.string(), nombre: z.string() })
export type Autor = z.infer<typeof AutorSchema>

/** Why a settled record was edited or deleted: the screen asks for it, on the wire it may be missing. */
export const motivoRequerido = () => textoRequerido('Escriba el motivo.', 200)
export const motivoOpcional = () => motivoRequerido().nullish()
