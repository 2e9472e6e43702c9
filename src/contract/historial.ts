/** The record of changes: calls of our own server, beyond the spec's table. */
import { MensajeSchema } from './errores'
import { enteroDeConsulta } from './numeros'
import { SUSTANTIVOS } from './sustantivos'
import { fechaRequerida, filtro, textoOpcional, nombreRequerido, uuidRequerido } from './textos'
import * as z from './zod'

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
  /** Mark of the action that made the change. */
  grupo: z.string(),
  sustantivo: z.enum(SUSTANTIVOS),
  identificador: z.string(),
  /** How a person names the record: 'Bus 303 del 20 nov 2026', a driver's name. */
  registro: z.string(),
  tipo: z.enum(TIPOS_DE_CAMBIO),
  antes: EstadoSchema,
  despues: EstadoSchema,
  motivo: z.string().nullable(),
  /** Set when it can be undone with its whole `grupo`: nobody else has changed the record since. */
  deshacible: z.boolean(),
  /** Records of its action, where the search answers one change of each. */
  registros: z.number().optional(),
})
export type Cambio = z.infer<typeof CambioSchema>

const sustantivo = z.enum(SUSTANTIVOS, 'El tipo de registro no es válido.')
const identificador = nombreRequerido('El identificador no es válido.', 60)

/** Query of `GET /historial/registro`: a bus is named by its number, every other record by its uuid. */
export const RegistroQuerySchema = z.object({ sustantivo, identificador })
export type RegistroQuery = z.infer<typeof RegistroQuerySchema>

/** Form of a mark: a UUID made by the page; the mark of its undo bears a depth, `<uuid>~1`. */
const GRUPO = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(~[1-9]\d{0,3})?$/

const grupo = z.string('Indique qué se deshace.').regex(GRUPO, 'Indique qué se deshace.')

/** Body of `POST /historial/deshacer`: every record of the action goes back to what it was before, unless another has changed it since. */
export const DeshacerSchema = z.object({ grupo })

/** Answer of `POST /historial/deshacer`. The mensaje counts records: a settlement with its debt and repayment is one. */
export const DeshechoSchema = MensajeSchema.extend({
  /** Kinds of the records. */
  sustantivos: z.array(z.enum(SUSTANTIVOS)),
})
export type Deshecho = z.infer<typeof DeshechoSchema>

/** Most changes that one call answers, and of one record. */
export const LIMITE_DE_HISTORIAL = 1000
export const LIMITE_DE_REGISTRO = 500

/** A sign-in: an edit of its user, found by a search that asks for it alone. */
export const INGRESO = 'ingreso'

/** Query of `GET /historial`: the changes that meet every filter, newest first, before `antesDe`. */
export const HistorialQuerySchema = z.object({
  usuario: filtro(uuidRequerido()),
  /** Days of the company, both inclusive. */
  desde: filtro(fechaRequerida()),
  hasta: filtro(fechaRequerida()),
  sustantivo: filtro(sustantivo),
  tipo: filtro(z.enum([...TIPOS_DE_CAMBIO, INGRESO], 'El tipo de cambio no es válido.')),
  /** Beginning of `registro`, whatever its accents and capital letters. */
  registro: filtro(nombreRequerido('Escriba el registro.', 60)),
  /** All changes of one action. */
  grupo: filtro(grupo),
  /** Answers each action once, by the first of its changes that is found. */
  porAccion: filtro(z.literal('true')),
  antesDe: filtro(enteroDeConsulta('La secuencia no es válida.', 1)),
  limite: filtro(enteroDeConsulta('El límite no es válido.', 1, LIMITE_DE_HISTORIAL)).transform(
    (limite) => limite ?? 10,
  ),
})

export const HistorialSchema = z.object({ cambios: z.array(CambioSchema), hayMas: z.boolean() })
export type Historial = z.infer<typeof HistorialSchema>

/** Why a settled record was edited or deleted, where somebody says so. */
export const motivoOpcional = () => textoOpcional(200).optional()
