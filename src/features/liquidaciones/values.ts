/**
 * The settlement form's values, and their conversion from a record and to the call's body (section 4).
 */
import {
  GASTOS_INICIALES,
  LiquidacionSchema,
  type CuerpoLiquidacion,
  type LiquidacionDetalle,
} from '../../contract/liquidaciones'
import type { NumeroEditable } from '../../contract/numeros'
import * as z from '../../contract/zod'

export interface GastoValues {
  nombre: string
  valor: NumeroEditable
}

export interface LiquidacionValues {
  uuid: string | null
  /** The record's version when it was loaded. */
  version: string | null
  fecha: string
  busNumero: string | null
  conductorDocumento: string | null
  viajes: NumeroEditable
  regFin: NumeroEditable
  regIni: NumeroEditable
  sensor: NumeroEditable
  civica: NumeroEditable
  tiquetes: NumeroEditable
  comentario: string
  gastos: GastoValues[]
  /** Whether the section is active. Its values stay while it is not. */
  abono: boolean
  deuda: boolean
  abonoDto: { valor: NumeroEditable }
  deudaDto: { razon: string; valor: NumeroEditable }
  liquidada: boolean
  /** Why a settled record is edited, if somebody says so. */
  motivo: string
}

/** The form of Crear, which also holds the record or preview that Buscar has loaded, if any. */
export interface CreationValues extends LiquidacionValues {
  cargada: LiquidacionDetalle | null
}

/** An empty form (section 3: register, civica and tiquetes begin at 0). */
export const EMPTY_VALUES: LiquidacionValues = {
  uuid: null,
  version: null,
  fecha: '',
  busNumero: null,
  conductorDocumento: null,
  viajes: '',
  regFin: 0,
  regIni: 0,
  sensor: '',
  civica: 0,
  tiquetes: 0,
  comentario: '',
  gastos: [...GASTOS_INICIALES],
  abono: false,
  deuda: false,
  abonoDto: { valor: '' },
  deudaDto: { razon: '', valor: '' },
  liquidada: false,
  motivo: '',
}

export const EMPTY_CREATION: CreationValues = { ...EMPTY_VALUES, cargada: null }

/** The form's values for a record, or for the preview of a new one, where a count of 0 means not entered yet. */
export function valuesOf(detalle: LiquidacionDetalle): LiquidacionValues {
  const counted = (count: number) => (detalle.uuid || count !== 0 ? count : '')
  return {
    uuid: detalle.uuid ?? null,
    version: detalle.version ?? null,
    fecha: detalle.fecha,
    busNumero: detalle.busNumero,
    conductorDocumento: detalle.conductorDocumento,
    viajes: counted(detalle.viajes),
    regFin: detalle.regFin,
    regIni: detalle.regIni,
    sensor: counted(detalle.sensor),
    civica: detalle.civica,
    tiquetes: detalle.tiquetes,
    comentario: detalle.comentario,
    gastos: detalle.gastos.length > 0 ? detalle.gastos : [...GASTOS_INICIALES],
    abono: detalle.abonoDto !== null,
    deuda: detalle.deudaDto !== null,
    abonoDto: { valor: detalle.abonoDto?.valor ?? '' },
    deudaDto: { razon: detalle.deudaDto?.razon ?? '', valor: detalle.deudaDto?.valor ?? '' },
    liquidada: detalle.liquidada,
    motivo: '',
  }
}

// Inactive sections are not sent, so they are not validated.
const withActiveSections = (values: unknown): unknown => {
  const { uuid: _uuid, abono, deuda, abonoDto, deudaDto, ...rest } = values as LiquidacionValues
  return {
    ...rest,
    abonoDto: abono ? { ...abonoDto, fecha: rest.fecha } : null,
    deudaDto: deuda ? { ...deudaDto, fecha: rest.fecha } : null,
  }
}

/** The form's rules: those of the call's body, for the active sections. The uuid is not validated: it is not typed. */
export const LiquidacionFormSchema = z.preprocess(withActiveSections, LiquidacionSchema)

/**
 * The body to send (section 4): without expenses of 0, debt and repayment only when active, the uuid exactly as the host
 * wrote it, a reason only where one is given.
 *
 * @param stored the newer record that a conflict has shown since loading, if any.
 */
export function bodyOf(
  { uuid }: LiquidacionValues,
  data: CuerpoLiquidacion,
  stored?: LiquidacionDetalle,
): CuerpoLiquidacion {
  const { version: seen, abonoDto, deudaDto, gastos, motivo, ...rest } = data
  const version = stored?.version ?? seen
  return {
    ...rest,
    ...(uuid && { uuid }),
    ...(version && { version }),
    ...(abonoDto && { abonoDto }),
    ...(deudaDto && { deudaDto }),
    ...(motivo && { motivo }),
    gastos: gastos.filter(({ valor: value }) => value !== 0),
  }
}
