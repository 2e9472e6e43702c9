/** The tables of the issued papers, as Kysely sees them. */
import type { Generated } from 'kysely'
import type { TipoDePapel } from '../../contract/catalogos'
import type { Concepto } from '../../contract/previa'

/** A paper as it was issued; only the marks of its annulment are ever set, once. */
export interface EmitidosTable {
  uuid: string
  tipo: TipoDePapel
  empresa: string
  /** Companies of the same key are one, whose numbers go on. */
  empresaClave: string
  /** Year of the issuing day. */
  anio: number
  numero: number
  /** Papers that were issued together. */
  grupo: string
  conductorUuid: string
  contratoUuid: string
  /** The day by which it was computed: the issuing day, and of a replacement that of the paper that it replaces. */
  corte: string
  valor: number
  /** JSON of its `Linea`s. */
  lineas: string
  /** JSON of its `FrozenInputs`: all else that it was computed and is drawn from. */
  insumos: string
  instante: string
  /** Name of the person who issued it. */
  emitidoPor: string
  anulado: Generated<0 | 1>
  anuladoInstante: string | null
  anuladoPor: string | null
  motivo: string | null
  /** The annulled paper that it stands for. */
  reemplaza: string | null
  version: Generated<number>
}

/** Days of a concept that a paper pays: covered while it is not annulled. */
export interface EmitidoConceptosTable {
  emitidoUuid: string
  contratoUuid: string
  concepto: Concepto
  desde: string | null
  hasta: string | null
  /** Working days of vacations, with one decimal; days of payroll of other concepts. */
  dias: number | null
  valor: number
}

export interface EmitidoPdfTable {
  emitidoUuid: string
  pdf: Buffer
}

/** The last number given in a year. */
export interface EmitidoContadoresTable {
  empresaClave: string
  tipo: TipoDePapel
  anio: number
  numero: number
}
