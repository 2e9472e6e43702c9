/** News that our own server tells its pages of others' writes: which records changed, without figures. */
import { SUSTANTIVOS } from './sustantivos'
import * as z from './zod'

/** Changes that are told one by one; after more of them everything is asked for again. */
export const LIMITE_DE_NOVEDADES = 1000

/** One change of one record. */
const NovedadSchema = z.object({
  secuencia: z.number(),
  sustantivo: z.enum(SUSTANTIVOS),
  /** The record's key. */
  identificador: z.string(),
  /** The settlement that the record is, or hangs from. */
  liquidacionUuid: z.string().nullable(),
  /** The request that made it, as its answer's header `solicitud` names it. */
  solicitud: z.string().nullable(),
})
export type Novedad = z.infer<typeof NovedadSchema>

/** Answer of `GET /novedades`: the last change, and those since the one asked from, unless there are too many (`tarde`). */
export const NovedadesSchema = z.object({
  secuencia: z.number(),
  tarde: z.boolean(),
  cambios: z.array(NovedadSchema),
})
export type Novedades = z.infer<typeof NovedadesSchema>
