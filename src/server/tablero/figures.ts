import { sql } from 'kysely'
import { type Periodo } from '../../contract/tablero'
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

/** Of all settlements. */
const OF_SENSOR = ['pasajerosSensor', 'valorNetoSensor'] as const
/** Of those that staff have entered: of the others nobody has read the register. */
const OF_REGISTER = ['pasajerosReg', 'valorNetoReg'] as const

async function readDays({ db, engine }: EngineDb, { desde, hasta }: DayRange) {
  const sums = await db
    .selectFrom('liquidaciones')
    .select(({ fn }) => [
      fn.countAll<number>().as('liquidaciones'),
      ...OF_SENSOR.map((name) => fn.sum<number | null>(name).as(name)),
      ...OF_REGISTER.map((name) =>
        fn.sum<number | null>(name).filterWhere('fechaEntrega', 'is not', null).as(name),
      ),
      fn
        .sum<number | null>(sql`${sql.ref('pasajerosSensor')} - ${sql.ref('pasajerosReg')}`)
        .filterWhere('fechaEntrega', 'is not', null)
        .as('diferenciaPasajeros'),
      // Of settlements with a driver.
      fn.sum<number | null>('salarioSensor').filterWhere('conductorUuid', 'is not', null).as('salarioSensor'),
      fn
        .sum<number | null>('salarioReg')
        .filterWhere('conductorUuid', 'is not', null)
        .filterWhere('fechaEntrega', 'is not', null)
        .as('salarioReg'),
    ])
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .executeTakeFirstOrThrow()
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
  return { sums, gastos }
}

/** The sums of a period, and its expenses by their names. */
export interface Figures {
  period: DayRange
  sums: typeof NOTHING
  gastos: ReadonlyMap<string, number>
}

/** Reads the days between two dates a few at a time: other requests are answered in between. */
export async function readFigures(base: EngineDb, period: DayRange): Promise<Figures> {
  const sums = { ...NOTHING }
  const gastos = new Map<string, number>()
  const limits = { fechaInicial: period.desde, fechaFinal: period.hasta }
  for await (const part of readByDays(base, limits, (range) => readDays(base, range))) {
    for (const name of NAMES) sums[name] += part.sums[name] ?? 0
    for (const { nombre, total } of part.gastos) gastos.set(nombre, (gastos.get(nombre) ?? 0) + total)
  }
  return { period, sums, gastos }
}

const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

export const periodoOf = ({ period, sums, gastos }: Figures): Periodo => ({
  ...period,
  ...sums,
  totalGasto: sumOf(gastos.values()),
})

/** Beyond this many names the smallest are summed into one. */
const MAX_NAMES = 8

/** The expenses of all periods by name, a value for each; the largest of all periods together first. */
export function gastosOf(periods: readonly Figures[]) {
  const names = new Set(periods.flatMap(({ gastos }) => [...gastos.keys()]))
  const rows = [...names].map((nombre) => {
    const valores = periods.map(({ gastos }) => gastos.get(nombre) ?? 0)
    return { nombre, valores, total: sumOf(valores) }
  })
  rows.sort((a, b) => b.total - a.total || (a.nombre < b.nombre ? -1 : 1))
  const kept = rows.length > MAX_NAMES ? rows.slice(0, MAX_NAMES - 1) : rows
  const rest = rows.slice(kept.length)
  const named = kept.map(({ nombre, valores }) => ({ nombre, valores }))
  if (rest.length === 0) return named
  const valores = periods.map((_, i) => sumOf(rest.map((row) => row.valores[i] ?? 0)))
  return [...named, { nombre: `Otros (${rest.length})`, valores }]
}
