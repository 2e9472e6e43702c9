import type { Resumen } from '../../contract/importaciones'
import type { TotalesLiquidaciones } from '../../contract/liquidaciones'
import { sumaDe } from '../../contract/numeros'
import type { Db } from '../db/types'

/** A settlement as it is summed. */
export interface Settled extends TotalesLiquidaciones {
  fecha: string
  busNumero: string
}

const figuresOf = (rows: readonly Settled[]) => ({
  buses: new Set(rows.map(({ busNumero }) => busNumero)).size,
  pasajerosReg: sumaDe(rows, 'pasajerosReg'),
  pasajerosSensor: sumaDe(rows, 'pasajerosSensor'),
  valorNetoReg: sumaDe(rows, 'valorNetoReg'),
  valorNetoSensor: sumaDe(rows, 'valorNetoSensor'),
})

/** What settlements come to, in all and by day. */
export function resumenOf(rows: readonly Settled[]): Resumen {
  const byDay: Record<string, Settled[]> = {}
  for (const row of rows) (byDay[row.fecha] ??= []).push(row)
  const days = Object.entries(byDay).sort(([a], [b]) => (a < b ? -1 : 1))
  return { total: figuresOf(rows), dias: days.map(([fecha, ofDay]) => ({ fecha, ...figuresOf(ofDay) })) }
}

/** The same of what an import has stored, as it is now. */
export const storedResumen = async (db: Db, group: string): Promise<Resumen> =>
  resumenOf(
    await db
      .selectFrom('liquidaciones')
      .select(['fecha', 'busNumero', 'pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor'])
      .where('uuid', 'in', (eb) =>
        eb
          .selectFrom('cambios')
          .select('identificador')
          .where('grupo', '=', group)
          .where('sustantivo', '=', 'liquidaciones'),
      )
      .execute(),
  )
