/** The tables of the closed tills, as Kysely sees them. */
import type { Generated } from 'kysely'
import type { Cierre } from '../../contract/cierres'

/** A person's till of a day, with the figures of its closing. One row per (fecha, usuarioUuid), which a reopening keeps. */
export interface CierresTable extends Omit<
  Cierre,
  'version' | 'cerrado' | 'efectivo' | 'busesSinLiquidacion'
> {
  /** The day on which the money came. */
  fecha: string
  /** Who entered the settlements; null where nobody is known. */
  usuarioUuid: string | null
  /** Their name at that moment. */
  nombre: string
  /** 0 once it is reopened. */
  cerrado: 0 | 1
  /** JSON of the notes and coins; null where a sum was typed. */
  efectivo: string | null
  /** JSON of their numbers. */
  busesSinLiquidacion: string
  /** 1, and one more for each reopening and closing. */
  version: Generated<number>
}

/** A settlement as a closing counted it. There while the till is closed: its money is left alone, and no other till counts it. */
export interface CierreLiquidacionesTable {
  liquidacionUuid: string
  cierreUuid: string
  fecha: string
  busNumero: string
  /** Null where there was none. */
  conductorUuid: string | null
  conductorNombre: string
  liquidada: 0 | 1
  netoReg: number
  netoSensor: number
  abono: number
  deuda: number
}
