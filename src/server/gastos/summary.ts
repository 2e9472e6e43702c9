import type { Periodo } from '../../contract/fechas'
import type { FiltroResumenGastosSchema, ResumenGastos } from '../../contract/gastos'
import { groupBy } from '../../contract/groupBy'
import { sumaDe } from '../../contract/numeros'
import type * as z from '../../contract/zod'
import { sql } from 'kysely'
import { alphabetically } from '../collation'
import { inSnapshot } from '../db/transaction'
import { type EngineDb, type Snapshots } from '../db/types'
import { readByDays } from '../streaming/by-days'
import { gastosOf, plain } from './repository'

type Filter = z.output<typeof FiltroResumenGastosSchema>

/** The sums of some days by name or bus as they are written, and the number of those days that have an expense. */
async function readDays(base: EngineDb, filter: Filter, range: Periodo) {
  const [gastos] = await gastosOf(base, filter, range)
  const days = sql<number>`count(distinct l.fecha)`
  const sums = await gastos
    .select(({ fn, ref }) => [
      ref(filter.por === 'bus' ? 'l.busNumero' : 'g.nombre').as('clave'),
      fn.countAll<number>().as('veces'),
      fn.sum<number>('g.valor').as('valor'),
      days.as('dias'),
      sql<number>`coalesce(sum(g.valor) filter (where lower(g.nombre) = 'combustible'), 0)`.as('combustible'),
    ])
    .groupBy('clave')
    .execute()
  return { sums, ...(await gastos.select(days.as('dias')).executeTakeFirstOrThrow()) }
}

const byName = alphabetically('nombre')

/** Sums the expenses of a search by name or by bus. Amounts per day are whole pesos, half up. */
export const sumGastos = (connection: Snapshots, filter: Filter): Promise<ResumenGastos> =>
  inSnapshot(connection, async (db) => {
    const base = { db, engine: connection.engine }
    const parts: Awaited<ReturnType<typeof readDays>>[] = []
    for await (const part of readByDays(base, filter, (range) => readDays(base, filter, range)))
      parts.push(part)
    const sums = parts.flatMap((part) => part.sums)
    const totalGasto = sumaDe(sums, 'valor')
    const dias = sumaDe(parts, 'dias')
    const groups = groupBy(sums, ({ clave }) => (filter.por === 'bus' ? clave : plain(clave)))
    const rows = [...groups.values()].map((own) => {
      const ownDays = filter.por === 'bus' ? sumaDe(own, 'dias') : dias
      const valor = sumaDe(own, 'valor')
      return {
        // As it is written most.
        nombre: own.reduce((most, one) => (one.veces > most.veces ? one : most)).clave,
        valor,
        veces: sumaDe(own, 'veces'),
        porcentaje: totalGasto && Math.round((1000 * valor) / totalGasto) / 10,
        dias: ownDays,
        porDia: Math.round(valor / ownDays),
        combustiblePorDia: Math.round(sumaDe(own, 'combustible') / ownDays),
      }
    })
    rows.sort((a, b) => b.valor - a.valor || byName(a, b))
    return {
      gastos: rows,
      promedioGastosDia: dias && Math.round(totalGasto / dias),
      totalGasto,
    }
  })
