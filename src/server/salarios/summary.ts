import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ResumenSalarios } from '../../contract/salarios'
import { inSnapshot } from '../db/transaction'
import { type Snapshots } from '../db/types'
import { DIFERENCIA, FIGURES, salariosOf, totalsOf, type Filter } from './repository'

/** A table's figures, and what part of the register's salaries the sensor's differ by. */
function figuresOf({ diferencia, ...sums }: Parameters<typeof totalsOf>[0] & { diferencia: number | null }) {
  const porcentaje = Math.round((1000 * (diferencia ?? 0)) / sums.totalRegistradora) / 10
  return { ...totalsOf(sums), diferencia, porcentaje: sums.totalRegistradora > 0 ? porcentaje : null }
}

/** Up to so many days are told day by day, more by month. */
const MAX_DAYS = 31

/** Sums what each driver of a search has earned, and tells how sensor and register differ in its course. Other requests are answered between. */
export const sumSalarios = (connection: Snapshots, filter: Filter): Promise<ResumenSalarios> =>
  inSnapshot(connection, async (db) => {
    const { fechaInicial, fechaFinal } = filter
    const period = { desde: fechaInicial ?? '0001-01-01', hasta: fechaFinal ?? '9999-12-31' }
    const rows = db.selectFrom(salariosOf({ db, engine: connection.engine }, filter, period).as('f'))
    const sums = rows.select([...FIGURES, DIFERENCIA])
    const all = await sums.executeTakeFirstOrThrow()
    await setImmediate()
    const conductores = await sums
      .select(['f.conductorDocumento', 'f.conductorNombre'])
      .groupBy(['f.conductorDocumento', 'f.conductorNombre'])
      .orderBy('total', 'desc')
      .orderBy('f.conductorDocumento')
      .execute()
    await setImmediate()
    const buses = await rows
      .select(['f.conductorDocumento', 'f.busNumero'])
      .groupBy(['f.conductorDocumento', 'f.busNumero'])
      .orderBy(({ fn }) => fn.max('f.fecha'), 'desc')
      .execute()
    await setImmediate()
    const por = all.readDias > MAX_DAYS ? 'mes' : 'día'
    const day =
      por === 'mes' ? sql<string>`substr(cast(f."fecha" as text), 1, 7) || '-01'` : sql.ref<string>('f.fecha')
    const diferencias = await rows
      .select([day.as('desde'), DIFERENCIA])
      .where('f.fechaEntrega', 'is not', null)
      .groupBy('desde')
      .orderBy('desde')
      .execute()
    return {
      conductores: conductores.map(({ conductorDocumento, conductorNombre, ...own }) => ({
        conductorDocumento,
        conductorNombre,
        buses: buses
          .filter((bus) => bus.conductorDocumento === conductorDocumento)
          .map(({ busNumero }) => busNumero)
          .join(', '),
        dias: own.dias,
        ...figuresOf(own),
      })),
      ...figuresOf(all),
      por,
      diferencias: diferencias.map(({ desde, diferencia }) => ({ desde, valor: diferencia ?? 0 })),
    }
  })
