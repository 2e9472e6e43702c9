import type { Generated } from 'kysely'
import type { Cambio } from '../../contract/historial'

/** One change of one record. Rows are only ever added: triggers refuse the rest. */
export interface CambiosTable extends Omit<Cambio, 'secuencia' | 'antes' | 'despues' | 'deshacible'> {
  /** Rises in the order of commit: whoever has read up to one has missed none below it. */
  secuencia: Generated<number>
  /** Null for a command of the operator. */
  usuarioUuid: string | null
  /** The request's number in the server's log. */
  solicitud: string | null
  /** The settlement that the row is, or hangs from. */
  liquidacionUuid: string | null
  /** `registro` as it is searched: in small letters, without accents. */
  etiqueta: string
  /** JSON of the columns that changed; of all of them when the row is deleted, or created. */
  antes: string | null
  despues: string | null
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
  mark?: string | undefined
  /** Said of rows that come into being, instead of 'creado'. */
  restoring?: boolean
}
