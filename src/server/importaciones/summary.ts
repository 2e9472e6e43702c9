import { pesos } from '../../contract/dudas'
import type { Arrastre, Resumen } from '../../contract/importaciones'
import { sumaDe } from '../../contract/numeros'
import type { Db } from '../db/types'
import type { Settled } from '../imported'

type Sums = Pick<Arrastre, 'dias' | 'buses' | 'usual'>

const NOTHING = { buses: 0, pasajerosReg: 0, pasajerosSensor: 0, valorNetoReg: 0, valorNetoSensor: 0 }

/** Adds a settlement to the sums. @param neto of the row, by which its day is judged beside what is usual of its bus. */
export function addTo({ dias, buses, usual }: Sums, row: Settled, neto = 0) {
  const day = (dias[row.fecha] ??= { ...NOTHING, neto: 0, usual: 0 })
  day.buses += 1
  for (const figure of ['pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor'] as const)
    day[figure] += row[figure]
  const usualNeto = usual?.buses[row.busNumero]?.neto ?? 0
  day.usual += usualNeto
  if (usualNeto > 0) day.neto += neto
  if (!buses.includes(row.busNumero)) buses.push(row.busNumero)
}

/** How many times the usual, and which part of it, is out of proportion in a day's net: less than in a row's figures, which vary more. */
const TIMES = 3

/** Says that a day's net is out of proportion to what is usual for those of its buses of which that is known. */
function doubtOf({ neto, usual }: { neto: number; usual: number }) {
  const limit =
    neto > TIMES * usual ? 'más de tres veces' : TIMES * neto < usual && 'menos de la tercera parte de'
  return limit ? `El neto, ${pesos(neto)}, es ${limit} lo usual de sus buses, ${pesos(usual)}.` : undefined
}

/** Totals of settlements, overall and by day. */
export function resumenOf({ dias, buses }: Sums): Resumen {
  const days = Object.values(dias)
  return {
    total: {
      buses: buses.length,
      pasajerosReg: sumaDe(days, 'pasajerosReg'),
      pasajerosSensor: sumaDe(days, 'pasajerosSensor'),
      valorNetoReg: sumaDe(days, 'valorNetoReg'),
      valorNetoSensor: sumaDe(days, 'valorNetoSensor'),
    },
    dias: Object.entries(dias)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([fecha, { neto, usual, ...figures }]) => ({ fecha, ...figures, duda: doubtOf({ neto, usual }) })),
  }
}

/** The same of what an import has stored, as it is now. */
export async function storedResumen(db: Db, mark: string): Promise<Resumen> {
  const rows = await db
    .selectFrom('liquidaciones')
    .select(['fecha', 'busNumero', 'pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor'])
    .where('uuid', 'in', (eb) =>
      eb
        .selectFrom('cambios')
        .select('identificador')
        .where('grupo', '=', mark)
        .where('sustantivo', '=', 'liquidaciones'),
    )
    .execute()
  const sums: Sums = { dias: {}, buses: [] }
  for (const row of rows) addTo(sums, row)
  return resumenOf(sums)
}
