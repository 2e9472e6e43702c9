/** The tables of the settlements and of the two ledgers, as Kysely sees them. */
import type { Generated } from 'kysely'
import type { LiquidacionExportada, LiquidacionFila } from '../../contract/liquidaciones'

/** The typed data, the fare as applied, and the figures that `nomina/` computed from both. One row per (fecha, busNumero). */
export interface LiquidacionesTable extends Omit<
  LiquidacionFila & LiquidacionExportada,
  | ('conductorDocumento' | 'conductorNombre' | 'liquidada' | 'gastos')
  | ('porNombre' | 'abonoValor' | 'deudaValor' | 'deudaRazon')
> {
  id: Generated<number>
  conductorUuid: string | null
  liquidada: 0 | 1
  pasajeValor: number
  pasajePorcentajePasajero: number
  pasajePorcentajeFestivos: number
  pasajePorcentajeBonificacion: number
  pasajeLimiteBonificacion: number
  pasajePasajerosPorViaje: number
  /** Set when its day paid the holiday rate; null for a settlement deleted before this column existed. */
  festivo: 0 | 1 | null
}

/** Person who gave a settlement its day of delivery, kept past its deletion, so that it comes back to the clerk's till. */
export interface RegistradasTable {
  liquidacionUuid: string
  usuarioUuid: string
  /** Mark of the action that did, an import's its uuid. */
  grupo: string
}

export interface GastosTable {
  uuid: string
  liquidacionUuid: string
  /** Position in the settlement's list, from 0. */
  orden: number
  nombre: string
  valor: number
}

interface LibroTable {
  id: Generated<number>
  uuid: string
  valor: number
  conductorUuid: string
  fecha: string
  /** The settlement it belongs to; deleted with it. At most one debt and one repayment per settlement. */
  liquidacionUuid: string | null
  /** 1, and one more for each edit. */
  version: Generated<number>
}

export interface DeudasTable extends LibroTable {
  razon: string
}

export interface AbonosTable extends LibroTable {
  origen: string
  /** The paper that deducted it: it goes with the paper alone. */
  emitidoUuid: Generated<string | null>
}
