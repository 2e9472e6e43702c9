import { sql } from 'kysely'
import { type CierreSegun } from '../../contract/cierres'
import { diasEntre, sumarDias } from '../../contract/fechas'
import { type Periodo } from '../../contract/tablero'
import { alphabetically } from '../collation'
import { type EngineDb } from '../db/types'
import { OF_EACH_LIQUIDACION } from '../gastos/of-settlements'
import { readByDays, type DayRange } from '../streaming/by-days'

const NOTHING = {
  liquidaciones: 0,
  pasajerosReg: 0,
  pasajerosSensor: 0,
  diferenciaPasajeros: 0,
  valorNetoReg: 0,
  valorNetoSensor: 0,
  salarioReg: 0,
  salarioSensor: 0,
}
const NAMES = Object.keys(NOTHING) as (keyof typeof NOTHING)[]

type SummedColumn = Exclude<keyof typeof NOTHING, 'liquidaciones' | 'diferenciaPasajeros'>

const VALOR_NETO = { sensor: 'valorNetoSensor', registradora: 'valorNetoReg' } as const

async function readDays({ db, engine }: EngineDb, { desde, hasta }: DayRange) {
  const days = await db
    .selectFrom('liquidaciones')
    .select(({ fn }) => {
      const sum = (name: SummedColumn, ...known: ('fechaEntrega' | 'conductorUuid')[]) =>
        known
          .reduce((all, column) => all.filterWhere(column, 'is not', null), fn.sum<number | null>(name))
          .as(name)
      return [
        'fecha',
        fn.countAll<number>().as('liquidaciones'),
        sum('pasajerosSensor'),
        sum('valorNetoSensor'),
        // Registers count where staff have entered them: of the others nobody has read them.
        sum('pasajerosReg', 'fechaEntrega'),
        sum('valorNetoReg', 'fechaEntrega'),
        fn
          .sum<number | null>(sql`${sql.ref('pasajerosSensor')} - ${sql.ref('pasajerosReg')}`)
          .filterWhere('fechaEntrega', 'is not', null)
          .as('diferenciaPasajeros'),
        sum('salarioSensor', 'conductorUuid'),
        sum('salarioReg', 'conductorUuid', 'fechaEntrega'),
      ]
    })
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .groupBy('fecha')
    .execute()
  const { table, joined } = OF_EACH_LIQUIDACION[engine]
  const gastos = await db
    .selectFrom('liquidaciones as l')
    .crossJoin(table.as('g'))
    .where(joined)
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
    .select(['g.nombre', ({ fn }) => fn.sum<number>('g.valor').as('total')])
    .groupBy('g.nombre')
    .execute()
  return { days, gastos }
}

/** The sums of a period, the nets of its days by their date, and its expenses by their names. */
export type Figures = Awaited<ReturnType<typeof readFigures>>

/** Reads the days between two dates a few at a time: other requests are answered in between. */
export async function readFigures(base: EngineDb, period: DayRange, segun: CierreSegun) {
  const sums = { ...NOTHING }
  const netos = new Map<string, number | null>()
  const gastos = new Map<string, number>()
  const limits = { fechaInicial: period.desde, fechaFinal: period.hasta }
  for await (const part of readByDays(base, limits, (range) => readDays(base, range))) {
    for (const day of part.days) {
      netos.set(day.fecha, day[VALOR_NETO[segun]])
      for (const name of NAMES) sums[name] += day[name] ?? 0
    }
    for (const { nombre, total } of part.gastos) gastos.set(nombre, (gastos.get(nombre) ?? 0) + total)
  }
  return { period, sums, netos, gastos }
}

const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

export const periodoOf = ({ period, sums, netos, gastos }: Figures): Periodo => ({
  ...period,
  ...sums,
  netos: Array.from(
    { length: diasEntre(period.desde, period.hasta) + 1 },
    (_, day) => netos.get(sumarDias(period.desde, day)) ?? null,
  ),
  totalGasto: sumOf(gastos.values()),
})

/** Beyond this many names the smallest are summed into one. */
const MAX_NAMES = 8

const byName = alphabetically('nombre')

/** The expenses of all periods by name, a value for each; the largest of all periods together first. */
export function gastosOf(periods: readonly Figures[]) {
  const names = new Set(periods.flatMap(({ gastos }) => [...gastos.keys()]))
  const rows = [...names]
    .map((nombre) => ({ nombre, valores: periods.map(({ gastos }) => gastos.get(nombre) ?? 0) }))
    .sort((a, b) => sumOf(b.valores) - sumOf(a.valores) || byName(a, b))
  if (rows.length <= MAX_NAMES) return rows
  const rest = rows.splice(MAX_NAMES - 1)
  const valores = periods.map((_, i) => sumOf(rest.map((row) => row.valores[i] ?? 0)))
  return [...rows, { nombre: `Otros (${rest.length})`, valores }]
}
