import { setImmediate } from 'node:timers/promises'
import { type TotalesLiquidaciones } from '../../contract/liquidaciones'
import { type Db } from '../db/types'

/** Settlements that one statement sums: a few milliseconds on SQLite, where nothing else is answered meanwhile. */
const AT_ONCE = 20_000

/** The sums of all settlements, so many at a time. */
export async function totalsOfAll(db: Db, atOnce = AT_ONCE): Promise<TotalesLiquidaciones> {
  const totals = { pasajerosSensor: 0, pasajerosReg: 0, valorNetoSensor: 0, valorNetoReg: 0, soloSensor: 0 }
  const names = Object.keys(totals) as (keyof TotalesLiquidaciones)[]
  const { last } = await db
    .selectFrom('liquidaciones')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  for (let from = 0; from < (last ?? 0); from += atOnce) {
    const part = await db
      .selectFrom('liquidaciones')
      .select(({ fn }) => [
        fn.sum<number | null>('pasajerosSensor').as('pasajerosSensor'),
        fn.sum<number | null>('valorNetoSensor').as('valorNetoSensor'),
        // Nobody has read the register of the others.
        fn.sum<number | null>('pasajerosReg').filterWhere('fechaEntrega', 'is not', null).as('pasajerosReg'),
        fn.sum<number | null>('valorNetoReg').filterWhere('fechaEntrega', 'is not', null).as('valorNetoReg'),
        fn.countAll<number>().filterWhere('fechaEntrega', 'is', null).as('soloSensor'),
      ])
      .where('id', '>', from)
      .where('id', '<=', from + atOnce)
      .executeTakeFirstOrThrow()
    for (const name of names) totals[name] += part[name] ?? 0
    await setImmediate()
  }
  return totals
}
