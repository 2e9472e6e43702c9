import type { Importable } from '../../contract/importables'

/** An import. Its changes bear its uuid as their `grupo`. */
export interface ImportacionesTable {
  uuid: string
  sustantivo: Importable
  archivo: string
  usuarioUuid: string | null
  /** Time of its first part, as ISO 8601 in UTC. */
  instante: string
  /** Rows that its page told; null for one from before they were told, which is whole, and 0 for one of those that was broken off. */
  total: number | null
  /** 1 when its settlements of earlier days go to the till of their entry. */
  enCaja: 0 | 1
  /** 1 from the beginning of its undo, which refuses a part that comes late; 2 when nothing more is to be undone. */
  deshecha: 0 | 1 | 2
}

/** A part of an import that has been stored, under the `Idempotency-Key` of its call. */
export interface ImportacionPartesTable {
  importacionUuid: string
  clave: string
  /** SHA-256 of the body, in hexadecimal. */
  huella: string
  guardadas: number
}

/** An action that writes may still join, by the mark that all its changes bear. */
export interface AccionesTable {
  grupo: string
  usuarioUuid: string
  /** Method and pattern of its calls; its undo's where that came before any of them. */
  ruta: string
  /** Times of its first and last writes, in milliseconds since 1970. */
  primera: number
  ultima: number
}
