/** The messages of a stream as server-sent events. */
import { type Evento, type MensajeDelFlujo } from '../../contract/eventos'
import { inParts } from '../db/parts'
import { PAGE } from './feed'

/** @param id the change that a client which has read this need not be told again. */
export const encode = ({ event, data }: MensajeDelFlujo, id: number): Buffer =>
  Buffer.from(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)

/** A comment: it keeps the way open and shows a client that it is. */
export const HEARTBEAT = Buffer.from(': latido\n\n')

/** Changes in messages of a page each. */
export function encodeEventos(eventos: readonly Evento[]): Buffer[] {
  return [...inParts(eventos, PAGE)].map((data) =>
    encode({ event: 'cambios', data }, data.at(-1)?.secuencia ?? 0),
  )
}
