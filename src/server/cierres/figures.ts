/** What a till comes to: pure functions over whole pesos. */
import { createHash } from 'node:crypto'
import type { CierreSegun, CifrasDeCaja, CifrasImportadas, DiaCerrado } from '../../contract/cierres'

/** A settlement as a till counts it. */
export interface Counted {
  liquidacionUuid: string
  fecha: string
  /** The day on which its money came. */
  fechaEntrega: string
  busNumero: string
  /** Beside the name, which may be corrected. */
  conductorUuid: string | null
  conductorNombre: string
  liquidada: 0 | 1
  netoReg: number
  netoSensor: number
  /** The repayment and the debt that hang from it; 0 for none. */
  abono: number
  deuda: number
  /** Whether it was entered by an import. */
  importada?: boolean
}

const sumOf = (rows: readonly Counted[], field: 'netoReg' | 'netoSensor' | 'abono' | 'deuda') =>
  rows.reduce((sum, row) => sum + row[field], 0)

/**
 * The figures of a till. What should be there is the company's net (which one is a setting), more what drivers repaid, less what they
 * still owe.
 */
export function cajaFigures(rows: readonly Counted[], segun: CierreSegun): CifrasDeCaja {
  const netoReg = sumOf(rows, 'netoReg')
  const netoSensor = sumOf(rows, 'netoSensor')
  const abonos = sumOf(rows, 'abono')
  const deudas = sumOf(rows, 'deuda')
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

/** Of what a till counts, what was imported. */
export function importedOf(rows: readonly Counted[], segun: CierreSegun): CifrasImportadas {
  const { liquidaciones, esperado } = cajaFigures(
    rows.filter(({ importada }) => importada),
    segun,
  )
  return { liquidaciones, esperado }
}

/** What a till counts of earlier days whose tills had been closed, by day. */
export function closedDaysOf(rows: readonly Counted[], fecha: string, segun: CierreSegun): DiaCerrado[] {
  const days = [...new Set(rows.map((row) => row.fechaEntrega))].filter((day) => day < fecha).sort()
  return days.map((day) => {
    const { liquidaciones, esperado } = cajaFigures(
      rows.filter((row) => row.fechaEntrega === day),
      segun,
    )
    return { fecha: day, liquidaciones, esperado }
  })
}

/** A text that changes with what a till counts, with how it is counted, and with its closing. */
export const huellaOf = (rows: readonly Counted[], segun: CierreSegun, version: number): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        segun,
        version,
        ...rows
          .map(({ liquidacionUuid, fecha, conductorUuid, liquidada, netoReg, netoSensor, abono, deuda }) =>
            [liquidacionUuid, fecha, conductorUuid, liquidada, netoReg, netoSensor, abono, deuda].join(),
          )
          .sort(),
      ]),
    )
    .digest('base64url')
    .slice(0, 22)
