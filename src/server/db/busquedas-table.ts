import { type BusquedaFila } from '../../contract/busquedas'

/** A search that somebody has given a name, their own preference. Not recorded in the history. */
export interface BusquedasTable extends BusquedaFila {
  usuarioUuid: string
  /** The name without case and accents: unique for each person and screen. */
  clave: string
  /** 1 in rows that former releases showed to everybody: of no meaning, and 0 in new ones. */
  publicada: 0 | 1
  /** ISO 8601 in UTC. */
  creada: string
}
