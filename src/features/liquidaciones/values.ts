/**
 * What the settlement form holds while it is edited, and its way in and out (spec section 4).
 */
import {
  GASTOS_INICIALES,
  LiquidacionSchema,
  type CuerpoLiquidacion,
  type LiquidacionDetalle,
} from '../../contract/liquidaciones'
import type { NumeroEditable } from '../../contract/numeros'
import * as z from '../../contract/zod'

export interface ValoresGasto {
  nombre: string
  valor: NumeroEditable
}

export interface ValoresLiquidacion {
  uuid: string | null
  /** The state that the record was in when it was loaded. */
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
  gastos: ValoresGasto[]
  /** Whether the section is active; what was typed in it stays here while it is not. */
  abono: boolean
  deuda: boolean
  abonoDto: { valor: NumeroEditable }
  deudaDto: { razon: string; valor: NumeroEditable }
  liquidada: boolean
}

/** The form of Crear, which also holds what Buscar has brought for its date and bus, if anything. */
export interface ValoresCreacion extends ValoresLiquidacion {
  cargada: LiquidacionDetalle | null
  /** The fields that it found typed in and left as they were, though something else is stored. */
  conservados: (keyof ValoresLiquidacion)[]
}

/** An empty form (section 3: register, civica and tiquetes begin at 0). */
export const EMPTY_VALUES: ValoresLiquidacion = {
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
}

export const EMPTY_CREATION: ValoresCreacion = { ...EMPTY_VALUES, cargada: null, conservados: [] }

/** The form for a record, or for the preview of a new one: there a count of 0 is one that nobody has entered yet. */
export function valuesOf(detalle: LiquidacionDetalle): ValoresLiquidacion {
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
  }
}

// A section that is not active is not sent, so it is not validated either.
const withActiveSections = (values: unknown): unknown => {
  const { uuid: _uuid, abono, deuda, abonoDto, deudaDto, ...rest } = values as ValoresLiquidacion
  return {
    ...rest,
    abonoDto: abono ? { ...abonoDto, fecha: rest.fecha } : null,
    deudaDto: deuda ? { ...deudaDto, fecha: rest.fecha } : null,
  }
}

/** The rules of the form: those of the call's body, for the sections that are active. The uuid is nobody's to type. */
export const FormularioLiquidacionSchema = z.preprocess(withActiveSections, LiquidacionSchema)

/**
 * The body to send (section 4): expenses of 0 left out, debt and repayment only when active; the uuid letter by letter as the
 * host wrote it.
 *
 * @param stored the record as a refusal has shown it since it was loaded, if one has.
 */
export function bodyOf(
  { uuid }: ValoresLiquidacion,
  data: CuerpoLiquidacion,
  stored?: LiquidacionDetalle,
): CuerpoLiquidacion {
  const { version: seen, abonoDto, deudaDto, gastos, ...rest } = data
  const version = stored?.version ?? seen
  return {
    ...rest,
    ...(uuid && { uuid }),
    ...(version && { version }),
    ...(abonoDto && { abonoDto }),
    ...(deudaDto && { deudaDto }),
    gastos: gastos.filter(({ valor: value }) => value !== 0),
  }
}
