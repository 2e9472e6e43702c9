import type { Importable } from '../../contract/importables'

/** An import. Its changes bear its uuid as their `grupo`. */
export interface ImportacionesTable {
  uuid: string
  sustantivo: Importable
  archivo: string
  usuarioUuid: string | null
  /** ISO 8601 in UTC. */
  instante: string
  /** 'guardando' while its rows are being stored; whatever of it has been stored is taken back if it ends so. */
  estado: 'guardando' | 'guardada' | 'deshecha' | 'fallida'
  /** Its changes are those of its `grupo` above this number. */
  desde: number
  /** When it last gave a sign of life, in milliseconds since 1970. */
  visto: number
}
