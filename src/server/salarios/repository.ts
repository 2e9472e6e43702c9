import type { Periodo } from '../../contract/fechas'
import { sql } from 'kysely'
import { SalarioFilaSchema, type FiltroSalariosSchema, type TablaSalarios } from '../../contract/salarios'
import type * as z from '../../contract/zod'
import { readJsonRows } from '../streaming/json-rows'
import { type EngineDb } from '../db/types'
import { jsonTableByDays } from '../streaming/by-days'

const COLUMNS = Object.keys(SalarioFilaSchema.shape)

const READ = sql`filter (where f."fechaEntrega" is not null)`

/** Sums over settlements named `f`, their number and that of their distinct days; of those whose register staff have read, too. */
export const FIGURES = [
  sql<number>`count(*)`.as('rows'),
  sql<number>`count(distinct f."fecha")`.as('dias'),
  sql<number>`coalesce(sum(f."valor"), 0)`.as('total'),
  sql<number>`count(f."fechaEntrega")`.as('read'),
  sql<number>`count(distinct f."fecha") ${READ}`.as('readDias'),
  sql<number>`coalesce(sum(f."valorRegistradora") ${READ}, 0)`.as('totalRegistradora'),
] as const

/** Sensor less register of those that staff have read; null without any. */
export const DIFERENCIA = sql<number | null>`sum(f."valor" - f."valorRegistradora") ${READ}`.as('diferencia')

const ZEROS = { rows: 0, dias: 0, total: 0, read: 0, readDias: 0, totalRegistradora: 0 }

/** Averages in whole pesos, half up. Without rows there is no day, and no average of days. */
export function totalsOf({
  rows,
  dias,
  total,
  read,
  readDias,
  totalRegistradora,
}: typeof ZEROS): Omit<TablaSalarios, 'salarios'> {
  const average = (sum: number, count: number) => Math.round(sum / count)
  return {
    totalSalarios: total,
    promedioSalario: rows && average(total, rows),
    totalSalariosRegistradora: totalRegistradora,
    promedioSalarioRegistradora: read && average(totalRegistradora, read),
    ...(dias > 0 && { promedioSalarioDia: average(total, dias) }),
    ...(readDias > 0 && { promedioSalarioDiaRegistradora: average(totalRegistradora, readDias) }),
    ...(rows > read && { soloSensor: rows - read }),
  }
}

export type Filter = z.output<typeof FiltroSalariosSchema>

export const salariosOf = ({ db }: EngineDb, { documento }: Filter, { desde, hasta }: Periodo) =>
  db
    .selectFrom('liquidaciones as l')
    .innerJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .select([
      'l.id',
      'l.uuid',
      'l.salarioSensor as valor',
      'l.salarioReg as valorRegistradora',
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
      'l.busNumero',
      'l.fecha',
      'l.fechaEntrega',
    ])
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
    .$if(Boolean(documento), (query) => query.where('c.documento', '=', `${documento}`))

const readDays = (base: EngineDb, filter: Filter, range: Periodo) =>
  readJsonRows(base, {
    query: salariosOf(base, filter, range),
    columns: COLUMNS,
    orderBy: sql`"fecha" desc, "id" desc`,
    figures: sql<typeof ZEROS>`${sql.join(FIGURES)}`,
  })

/**
 * The drivers' pay: a row per settlement with a driver, pending or settled, the latest first, with totals and averages. @returns the JSON of a `TablaSalarios` in pieces.
 */
export const listSalarios = (base: EngineDb, filter: Filter) =>
  jsonTableByDays(base, {
    listName: 'salarios',
    limits: filter,
    zeros: ZEROS,
    read: (range) => readDays(base, filter, range),
    totals: totalsOf,
  })
