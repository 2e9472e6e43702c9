/** The tables of the settlements and of the two ledgers, as Kysely sees them. */
import type { Generated } from 'kysely'

/** The typed data, the fare as applied, and the figures that `nomina/` computed from both. One row per (fecha, busNumero). */
export interface LiquidacionesTable {
  id: Generated<number>
  uuid: string
  fecha: string
  busNumero: string
  conductorUuid: string | null
  viajes: number
  regIni: number
  regFin: number
  sensor: number
  civica: number
  tiquetes: number
  comentario: string
  liquidada: 0 | 1
  /** Day on which staff first entered it; null while only sensor rows have filled it. */
  fechaEntrega: string | null
  pasajeValor: number
  pasajePorcentajePasajero: number
  pasajePorcentajeFestivos: number
  pasajePorcentajeBonificacion: number
  pasajeLimiteBonificacion: number
  pasajePasajerosPorViaje: number
  /** Whether its day paid the holiday rate; null for one that was deleted before this was kept. */
  festivo: 0 | 1 | null
  pasajerosReg: number
  pasajerosSensor: number
  valorNetoReg: number
  valorNetoSensor: number
  salarioReg: number
  salarioSensor: number
}

export interface GastosTable {
  uuid: string
  liquidacionUuid: string
  /** Position in the settlement's list, from 0. */
  orden: number
  nombre: string
  valor: number
}

export interface DeudasTable {
  id: Generated<number>
  uuid: string
  valor: number
  razon: string
  conductorUuid: string
  fecha: string
  /** The settlement it belongs to; deleted with it. At most one debt per settlement. */
  liquidacionUuid: string | null
  /** 1, and one more for each edit. */
  version: Generated<number>
}

export interface AbonosTable {
  id: Generated<number>
  uuid: string
  valor: number
  origen: string
  conductorUuid: string
  fecha: string
  /** The settlement it belongs to; deleted with it. At most one repayment per settlement. */
  liquidacionUuid: string | null
  /** 1, and one more for each edit. */
  version: Generated<number>
}
