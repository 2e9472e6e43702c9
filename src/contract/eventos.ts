/** Events that our own server streams to its pages: who changed which record, without figures. */
import { TIPOS_DE_CAMBIO } from './historial'
import { SUSTANTIVOS } from './sustantivos'
import * as z from './zod'

/** Changes of which a stream that was interrupted is told; after more of them everything is asked for again. */
export const LIMITE_DE_EVENTOS = 1000

/** One change of one record. */
export const EventoSchema = z.object({
  secuencia: z.number(),
  sustantivo: z.enum(SUSTANTIVOS),
  /** The record's key. */
  identificador: z.string(),
  /** The settlement that the record is, or hangs from. */
  liquidacionUuid: z.string().nullable(),
  tipo: z.enum(TIPOS_DE_CAMBIO),
  /** Name of the person; null for a command of the operator. */
  usuario: z.string().nullable(),
  /** The request that made it, as its answer's header `solicitud` names it. */
  solicitud: z.string().nullable(),
})
export type Evento = z.infer<typeof EventoSchema>

/**
 * Messages of the stream: its starting point, changes, too many changes to tell, or its end once the same person has opened others, after
 * which it stays closed until somebody comes back to the page.
 */
export type MensajeDelFlujo =
  | { event: 'inicio'; data: { secuencia: number } }
  | { event: 'cambios'; data: Evento[] }
  | { event: 'atrasado'; data: { secuencia: number } }
  | { event: 'cerrado'; data: { secuencia: number } }
