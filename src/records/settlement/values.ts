/**
 * The settlement form's values, and their conversion from a record and to the call's body (section 4).
 */
import {
  GASTOS_INICIALES,
  LiquidacionSchema,
  type CuerpoLiquidacion,
  type LiquidacionDetalle,
} from '../../contract/liquidaciones'
import { readDetalle } from '../../api/liquidaciones/names'
import type { NumeroEditable } from '../../contract/numeros'
import * as z from '../../contract/zod'
import { isToEnter } from './isToEnter'

export interface GastoValues {
  nombre: string
  valor: NumeroEditable
  /** A person has typed or taken out its value: nothing is proposed in its place, not even of a 0. */
  decidido?: boolean
}

type Figure = 'viajes' | 'regFin' | 'regIni' | 'sensor' | 'civica' | 'tiquetes'

export interface LiquidacionValues extends Record<Figure, NumeroEditable> {
  uuid: string | null
  /** The record's version when it was loaded. */
  version: string | null
  fecha: string
  busNumero: string | null
  conductorDocumento: string | null
  comentario: string
  gastos: GastoValues[]
  /** Proposals by name for the expenses that nobody has typed, sent with the others. */
  propuestos?: Readonly<Record<string, number>>
  /** Activates the section, whose values stay while it is off. */
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

/** The form's values for a record, or for the preview of a new one, where a count of 0 means not entered yet. */
export function valuesOf(detalle: LiquidacionDetalle): LiquidacionValues {
  const { uuid, version, fecha, busNumero, conductorDocumento, regFin, regIni, civica, tiquetes } = detalle
  const { comentario, gastos, abonoDto, deudaDto, liquidada } = detalle
  const counted = (count: number) => (uuid || count !== 0 ? count : '')
  return {
    uuid: uuid ?? null,
    version: version ?? null,
    fecha,
    busNumero,
    conductorDocumento,
    viajes: counted(detalle.viajes),
    regFin,
    regIni,
    sensor: counted(detalle.sensor),
    civica,
    tiquetes,
    comentario,
    gastos: gastos.length > 0 ? gastos : [...GASTOS_INICIALES],
    propuestos: isToEnter(detalle) ? detalle.ultimosGastos : undefined,
    abono: abonoDto !== null,
    deuda: deudaDto !== null,
    abonoDto: { valor: abonoDto?.valor ?? '' },
    deudaDto: { razon: deudaDto?.razon ?? '', valor: deudaDto?.valor ?? '' },
    liquidada,
    motivo: '',
  }
}

/** An empty form (section 3: register, civica and tiquetes begin at 0): that of a record of which nothing is known. */
export const EMPTY_VALUES: LiquidacionValues = {
  ...valuesOf(readDetalle({ fecha: '', busNumero: '' })),
  busNumero: null,
}

export const EMPTY_CREATION: CreationValues = { ...EMPTY_VALUES, cargada: null }

/** Crear's form of what Buscar has found. */
export const creationOf = (detalle: LiquidacionDetalle): CreationValues => ({
  ...valuesOf(detalle),
  cargada: detalle,
})

type ProposedGastos = Pick<LiquidacionValues, 'gastos' | 'propuestos'>

/** Proposal for an expense that the form began with; among several of one name, the first alone has it. */
export function proposalOf({ gastos, propuestos }: ProposedGastos, gasto: GastoValues) {
  const { nombre, valor, decidido } = gasto
  if (valor !== 0 || decidido || gastos.find((one) => one.nombre === nombre) !== gasto) return undefined
  return propuestos?.[nombre]
}

/** The expenses as they are shown and sent: what is proposed counts as typed. */
export const filledGastos = (values: ProposedGastos) =>
  values.gastos.map((gasto) => ({ nombre: gasto.nombre, valor: proposalOf(values, gasto) ?? gasto.valor }))

// Inactive sections are not sent, so they are not validated.
const withActiveSections = (values: unknown) => {
  const form = values as LiquidacionValues
  const { uuid: _uuid, abono, deuda, abonoDto, deudaDto, propuestos: _propuestos, ...rest } = form
  return {
    ...rest,
    gastos: filledGastos(form),
    abonoDto: abono ? { ...abonoDto, fecha: rest.fecha } : undefined,
    deudaDto: deuda ? { ...deudaDto, fecha: rest.fecha } : undefined,
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
export const bodyOf = (
  { uuid }: LiquidacionValues,
  data: CuerpoLiquidacion,
  stored?: LiquidacionDetalle,
): CuerpoLiquidacion => ({
  ...data,
  uuid: uuid || undefined,
  version: stored?.version ?? data.version ?? undefined,
  motivo: data.motivo || undefined,
  gastos: data.gastos.filter(({ valor }) => valor !== 0),
})

/** Makes the body of a record as it is stored. */
export function storedBodyOf(record: LiquidacionDetalle): CuerpoLiquidacion {
  const values = { ...valuesOf(record), propuestos: undefined }
  return bodyOf(values, withActiveSections(values) as CuerpoLiquidacion)
}
