import { pesos } from '../../contract/dudas'
import type { Habituales } from '../../contract/habituales'
import type { Resumen } from '../../contract/importaciones'
import { sumaDe } from '../../contract/numeros'
import type { Db } from '../db/types'
import type { Settled } from '../imported'

interface Judging {
  /** The net by which the days are judged. */
  net: 'valorNetoReg' | 'valorNetoSensor'
  buses: Habituales['buses']
}

const figuresOf = (rows: readonly Settled[]) => ({
  buses: new Set(rows.map(({ busNumero }) => busNumero)).size,
  pasajerosReg: sumaDe(rows, 'pasajerosReg'),
  pasajerosSensor: sumaDe(rows, 'pasajerosSensor'),
  valorNetoReg: sumaDe(rows, 'valorNetoReg'),
  valorNetoSensor: sumaDe(rows, 'valorNetoSensor'),
})

/** How many times the usual, and which part of it, is out of proportion in a day's net: less than in a row's figures, which vary more. */
const TIMES = 3

/** Says that a day's net is out of proportion to what is usual for those of its buses of which that is known. */
function doubtOf(rows: readonly Settled[], { net: field, buses }: Judging) {
  let [net, usual] = [0, 0]
  for (const row of rows) {
    const ofBus = buses[row.busNumero]?.neto ?? 0
    usual += ofBus
    if (ofBus > 0) net += row[field]
  }
  const limit =
    net > TIMES * usual ? 'más de tres veces' : TIMES * net < usual && 'menos de la tercera parte de'
  return limit ? `El neto, ${pesos(net)}, es ${limit} lo usual de sus buses, ${pesos(usual)}.` : undefined
}

/** Totals of settlements, overall and by day. @param judging net and usual figures by which the days are judged. */
export function resumenOf(rows: readonly Settled[], judging?: Judging): Resumen {
  const byDay: Record<string, Settled[]> = {}
  for (const row of rows) (byDay[row.fecha] ??= []).push(row)
  const days = Object.entries(byDay).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    total: figuresOf(rows),
    dias: days.map(([fecha, ofDay]) => ({
      fecha,
      ...figuresOf(ofDay),
      ...(judging && { duda: doubtOf(ofDay, judging) }),
    })),
  }
}

/** The same of what an import has stored, as it is now. */
export const storedResumen = async (db: Db, mark: string): Promise<Resumen> =>
  resumenOf(
    await db
      .selectFrom('liquidaciones')
      .select(['fecha', 'busNumero', 'pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor'])
      .where('uuid', 'in', (eb) =>
        eb
          .selectFrom('cambios')
          .select('identificador')
          .where('grupo', '=', mark)
          .where('sustantivo', '=', 'liquidaciones'),
      )
      .execute(),
  )
