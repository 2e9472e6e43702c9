import { sql } from 'kysely'
import { SalarioFilaSchema, type FiltroSalariosSchema, type TablaSalarios } from '../../contract/salarios'
import type * as z from '../../contract/zod'
import { readJsonRows } from '../streaming/json-rows'
import { type SnapshotReader } from '../streaming/snapshots'
import { type EngineDb } from '../db/types'
import { jsonTableByDays, type DayRange } from '../streaming/by-days'

const COLUMNAS = Object.keys(SalarioFilaSchema.shape)

/** Sums over the settlements that a filter leaves, and the number of them and of their distinct days. */
interface Cifras {
  filas: number
  dias: number
  total: number
  totalRegistradora: number
}

/** Averages in whole pesos, half up. Without rows there is no day, and no average of days. */
function totales({ filas, dias, total, totalRegistradora }: Cifras): Omit<TablaSalarios, 'salarios'> {
  const entre = (suma: number, cuantos: number) => Math.round(suma / cuantos)
  return {
    totalSalarios: total,
    promedioSalario: filas && entre(total, filas),
    totalSalariosRegistradora: totalRegistradora,
    promedioSalarioRegistradora: filas && entre(totalRegistradora, filas),
    ...(dias > 0 && {
      promedioSalarioDia: entre(total, dias),
      promedioSalarioDiaRegistradora: entre(totalRegistradora, dias),
    }),
  }
}

type Filtro = z.output<typeof FiltroSalariosSchema>

const delTramo = (base: EngineDb, { documento }: Filtro, { desde, hasta }: DayRange) => {
  const consulta = base.db
    .selectFrom('liquidaciones as l')
    .innerJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
    .select([
      'l.id',
      'l.uuid',
      'l.salarioSensor as valor',
      'l.salarioReg as valorRegistradora',
      'c.nombre as conductorNombre',
      'l.busNumero',
      'l.fecha',
    ])
    .where('l.fecha', '>=', desde)
    .where('l.fecha', '<=', hasta)
    .$if(Boolean(documento), (una) => una.where('c.documento', '=', `${documento}`))
  return readJsonRows(base, {
    query: consulta,
    columns: COLUMNAS,
    orderBy: sql`"fecha" desc, "id" desc`,
    figures: sql<Cifras>`
      count(*) as "filas",
      count(distinct f."fecha") as "dias",
      coalesce(sum(f."valor"), 0) as "total",
      coalesce(sum(f."valorRegistradora"), 0) as "totalRegistradora"`,
  })
}

/**
 * What drivers earned: a row per settlement that has a driver, pending or settled, the latest first, with totals and
 * averages. @returns the JSON text of a `TablaSalarios` in pieces.
 */
export const tablaSalarios = (readSnapshot: SnapshotReader, filtro: Filtro): AsyncGenerator<string> =>
  readSnapshot((base) =>
    jsonTableByDays(base, {
      listName: 'salarios',
      limits: filtro,
      zeros: { filas: 0, dias: 0, total: 0, totalRegistradora: 0 },
      read: (tramo) => delTramo(base, filtro, tramo),
      totals: totales,
    }),
  )
