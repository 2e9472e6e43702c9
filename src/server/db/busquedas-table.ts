/** A search that somebody has given a name, their own preference. Not recorded in the history. */
export interface BusquedasTable {
  uuid: string
  usuarioUuid: string
  /** The screen's table, by its key in the browser's store: 'liquidaciones'. */
  pantalla: string
  nombre: string
  /** The name without case and accents: unique for each person and screen. */
  clave: string
  /** The filters, the column filter and the sort, as JSON that only the browser reads. */
  estado: string
  /** 1 in rows that former releases showed to everybody: of no meaning, and 0 in new ones. */
  publicada: 0 | 1
  /** 1, and one more for each edit. */
  version: number
  /** ISO 8601 in UTC. */
  creada: string
}
