import type { Generated } from 'kysely'
import type { Sustantivo, TipoDeCambio } from '../../contract/historial'

/** One change of one record. Rows are only ever added: triggers refuse the rest. */
export interface CambiosTable {
  /** Rises in the order of commit: whoever has read up to one has missed none below it. */
  secuencia: Generated<number>
  /** ISO 8601 in UTC. */
  instante: string
  /** Null for a command of the operator. */
  usuarioUuid: string | null
  /** Name of the person at that moment. */
  usuario: string | null
  /** The request's number in the server's log. */
  solicitud: string | null
  /** Common to what one action changed, in one call or several: the mark that its page made. Its undo bears the same and `~1`. */
  grupo: string
  sustantivo: Sustantivo
  /** The row's key. */
  identificador: string
  /** The settlement that the row is, or hangs from. */
  liquidacionUuid: string | null
  /** How a person names the row. */
  registro: string
  /** The same as it is searched: in small letters, without accents. */
  etiqueta: string
  tipo: TipoDeCambio
  /** JSON of the columns that changed; of all of them when the row is deleted, or created. */
  antes: string | null
  despues: string | null
  motivo: string | null
}

/** Who writes, and why. */
export interface Author {
  /** Null for a command of the operator. */
  usuario: { uuid: string; nombre: string } | null
  /** The request's number in the log. */
  solicitud: string | null
  instante: Date
  motivo?: string | null | undefined
  /** The mark of the action that this write is a part of; one of its own when absent. */
  grupo?: string | undefined
  /** Said of rows that come into being, instead of 'creado'. */
  restoring?: boolean
}
