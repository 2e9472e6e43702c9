import { setImmediate } from 'node:timers/promises'
import { type Tablero } from '../../contract/tablero'
import { inSnapshot } from '../db/transaction'
import { type Snapshots } from '../db/types'
import { gastosOf, periodoOf, readFigures, type Figures } from './figures'
import { periodsOf } from './periods'
import { balances, missingDays, pasajesToEnd, pendientesByAge } from './present'

/**
 * The dashboard of a day, all of it as the database is at one moment. Between its questions other requests are answered: SQLite
 * works in this process.
 */
export const readTablero = (connection: Snapshots, hoy: string): Promise<Tablero> =>
  inSnapshot(connection, async (db) => {
    const figures: Figures[] = []
    for (const period of periodsOf(hoy))
      figures.push(await readFigures({ db, engine: connection.engine }, period))
    const pendientes = await pendientesByAge(db, hoy)
    await setImmediate()
    const saldos = await balances(db)
    await setImmediate()
    const sinLiquidacion = await missingDays(db, hoy)
    return {
      hoy,
      periodos: figures.map(periodoOf),
      gastos: gastosOf(figures),
      pendientes,
      pasajesPorVencer: await pasajesToEnd(db, hoy),
      saldos,
      sinLiquidacion,
    }
  })
