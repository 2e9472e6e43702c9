import { setImmediate } from 'node:timers/promises'
import { type CierreSegun } from '../../contract/cierres'
import { sumarDias } from '../../contract/fechas'
import { type Tablero } from '../../contract/tablero'
import { readOutside } from '../contratos/outside'
import { inSnapshot } from '../db/transaction'
import { type Snapshots } from '../db/types'
import { plazosDue } from './due'
import { gastosOf, mesOf, readFigures } from './figures'
import { periodsOf } from './periods'
import { lastDay } from './lastDay'
import { balances, countPendientes, missingDays, pasajesToEnd } from './present'

/**
 * The dashboard of a day, all of it as the database is at one moment. Between its questions other requests are answered: SQLite
 * works in this process.
 */
export const readTablero = (connection: Snapshots, hoy: string, segun: CierreSegun): Promise<Tablero> =>
  inSnapshot(connection, async (db) => {
    const [month, former] = periodsOf(sumarDias(hoy, -1))
    const figures = await readFigures(db, month)
    const before = await readFigures(db, former)
    const pendientes = await countPendientes(db)
    await setImmediate()
    const saldos = await balances(db)
    await setImmediate()
    const sinLiquidacion = await missingDays(db, hoy)
    await setImmediate()
    return {
      hoy,
      segun,
      ayer: await lastDay(db, hoy, segun),
      mes: mesOf(figures, before, segun),
      gastos: await gastosOf({ db, engine: connection.engine }, month),
      pendientes,
      pasajesPorVencer: await pasajesToEnd(db, hoy),
      plazos: await plazosDue(db, hoy),
      fuera: await readOutside(db, hoy),
      saldos,
      sinLiquidacion,
    }
  })
