import { pesos } from '../../contract/dudas'
import { groupBy } from '../../contract/groupBy'
import type { Resumen, Sumas } from '../../contract/importaciones'
import { sumaDe } from '../../contract/numeros'
import type { Db } from '../db/types'

type Day = Sumas['dias'][number]

const FIGURES = ['pasajerosReg', 'pasajerosSensor', 'valorNetoReg', 'valorNetoSensor'] as const
const ADDED = [...FIGURES, 'buses', 'neto', 'usual'] as const

const sumOf = (rows: readonly Day[]) =>
  Object.fromEntries(ADDED.map((figure) => [figure, sumaDe(rows, figure)])) as Omit<Day, 'fecha'>

/** Sums of settlements by day, in the order of the days. */
export const byDay = (rows: readonly Day[]) =>
  [...groupBy(rows, ({ fecha }) => fecha)]
    .map(([fecha, ofDay]): Day => ({ fecha, ...sumOf(ofDay) }))
    .sort((one, other) => (one.fecha < other.fecha ? -1 : 1))

/** How many times the usual, and which part of it, is out of proportion in a day's net: less than in a row's figures, which vary more. */
const TIMES = 3

/** Says that a day's net is out of proportion to what is usual for those of its buses of which that is known. */
function doubtOf(neto: number, usual: number) {
  const limit =
    neto > TIMES * usual ? 'más de tres veces' : TIMES * neto < usual && 'menos de la tercera parte de'
  return limit ? `El neto, ${pesos(neto)}, es ${limit} lo usual de sus buses, ${pesos(usual)}.` : undefined
}

/** Totals of the sums of parts, overall and by day. */
export function resumenOf(parts: readonly Sumas[]): Resumen {
  const days = byDay(parts.flatMap(({ dias }) => dias))
  const { neto: _neto, usual: _usual, ...total } = sumOf(days)
  return {
    total: { ...total, buses: new Set(parts.flatMap(({ buses }) => buses)).size },
    dias: days.map(({ neto, usual, ...day }) => ({ ...day, duda: doubtOf(neto, usual) })),
    valor: sumaDe(parts, 'valor'),
  }
}

/** The same of what an import has stored, as it is now. */
export async function storedResumen(db: Db, mark: string): Promise<Resumen> {
  const rows = await db
    .selectFrom('liquidaciones')
    .select(['fecha', 'busNumero', ...FIGURES])
    .where('uuid', 'in', (eb) =>
      eb
        .selectFrom('cambios')
        .select('identificador')
        .where('grupo', '=', mark)
        .where('sustantivo', '=', 'liquidaciones'),
    )
    .execute()
  const dias = rows.map((row) => ({ ...row, buses: 1, neto: 0, usual: 0 }))
  return resumenOf([{ dias, buses: rows.map(({ busNumero }) => busNumero), valor: 0 }])
}
