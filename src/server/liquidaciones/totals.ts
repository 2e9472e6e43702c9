import { type TotalesLiquidaciones } from '../../contract/liquidaciones'
import { type Db } from '../db/types'

/** The sums of all settlements. Nobody has read the register of those that only a sensor has filled. */
export const totalsOfAll = (db: Db): Promise<TotalesLiquidaciones> =>
  db
    .selectFrom('liquidaciones')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('pasajerosSensor'), lit(0)).as('pasajerosSensor'),
      fn.coalesce(fn.sum<number>('valorNetoSensor'), lit(0)).as('valorNetoSensor'),
      fn
        .coalesce(fn.sum<number>('pasajerosReg').filterWhere('fechaEntrega', 'is not', null), lit(0))
        .as('pasajerosReg'),
      fn
        .coalesce(fn.sum<number>('valorNetoReg').filterWhere('fechaEntrega', 'is not', null), lit(0))
        .as('valorNetoReg'),
      fn.countAll<number>().filterWhere('fechaEntrega', 'is', null).as('soloSensor'),
    ])
    .executeTakeFirstOrThrow()
