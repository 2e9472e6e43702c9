/** Figures of a till, as pure functions over whole pesos. */
import { createHash } from 'node:crypto'
import type { CierreSegun, CifrasDeCaja } from '../../contract/cierres'
import { sumaDe } from '../../contract/numeros'
import type { CierreLiquidacionesTable } from '../db/closing-tables'

/** A settlement as a till counts it. */
export interface Counted extends Omit<CierreLiquidacionesTable, 'cierreUuid'> {
  /** The day on which its money came. */
  fechaEntrega: string
}

/**
 * The figures of a till. What should be there is the company's net (which one is a setting), more what drivers repaid, less what they
 * still owe.
 */
export function cajaFigures(rows: readonly Counted[], segun: CierreSegun): CifrasDeCaja {
  const netoReg = sumaDe(rows, 'netoReg')
  const netoSensor = sumaDe(rows, 'netoSensor')
  const abonos = sumaDe(rows, 'abono')
  const deudas = sumaDe(rows, 'deuda')
  return {
    liquidaciones: rows.length,
    pendientes: rows.filter(({ liquidada }) => liquidada === 0).length,
    netoReg,
    netoSensor,
    abonos,
    deudas,
    esperado: (segun === 'sensor' ? netoSensor : netoReg) + abonos - deudas,
  }
}

/** Figures, by day, of a till's settlements for earlier days whose own tills were closed; by `fecha`, of settlements of earlier days. */
export function closedDaysOf(
  rows: readonly Counted[],
  fecha: string,
  segun: CierreSegun,
  field: 'fecha' | 'fechaEntrega' = 'fechaEntrega',
) {
  const days = new Set(rows.map((row) => row[field]).filter((day) => day < fecha))
  return [...days].sort().map((day) => {
    const ofDay = rows.filter((row) => row[field] === day)
    const { liquidaciones, esperado } = cajaFigures(ofDay, segun)
    return { fecha: day, liquidaciones, esperado }
  })
}

/** Fields in a till's fingerprint, without the driver's name, which may be corrected. */
const MARKED = [
  'liquidacionUuid',
  'fecha',
  'conductorUuid',
  'liquidada',
  'netoReg',
  'netoSensor',
  'abono',
  'deuda',
] as const

/** A text that changes with what a till counts, with how it is counted, and with its closing. */
export function huellaOf(rows: readonly Counted[], segun: CierreSegun, version: number) {
  const marks = rows.map((row) => MARKED.map((field) => row[field]).join()).sort()
  return createHash('sha256')
    .update(JSON.stringify([segun, version, ...marks]))
    .digest('base64url')
    .slice(0, 22)
}
