import { Migrator } from 'kysely'
import { openDatabase } from '../../../src/server/db/connection'
import { migrations, migrate } from '../../../src/server/db/migrator'
import { ENGINES, freshDatabase } from '../../setup/databases'
import { aBus, aFestivo, aLiquidacion } from '../builders'

const THURSDAY = '2026-03-05'
const HOLIDAY = '2026-03-06'
const SUNDAY = '2026-03-08'

/** At 3.000 with 12,8 %, or 15 % on holidays: of 300 passengers by the register and, with the bonus of 38, of 338 by the sensor. */
const ORDINARY = { salarioReg: 115_200, salarioSensor: 135_492 }
const FESTIVE = { salarioReg: 135_000, salarioSensor: 157_800 }

it.each(ENGINES)(
  'the kind of a day is told by the rate that was paid, or else by the holidays: %s',
  async (engine) => {
    const base = await freshDatabase(engine)
    const connection = await openDatabase(base)
    const { db } = connection
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo('021_opening_searches')
    await aFestivo(db, { fecha: HOLIDAY })
    const alike = { pasajePorcentajeFestivos: 12.8 }
    const nobody = { regFin: 1000, pasajerosReg: 0, pasajerosSensor: 0, salarioReg: 0, salarioSensor: 0 }
    const cases: [string, object, number][] = [
      [THURSDAY, ORDINARY, 0],
      [THURSDAY, FESTIVE, 1],
      [HOLIDAY, ORDINARY, 0],
      [HOLIDAY, FESTIVE, 1],
      [SUNDAY, { ...ORDINARY, ...alike }, 1],
      [HOLIDAY, { ...ORDINARY, ...alike }, 1],
      [THURSDAY, { ...ORDINARY, ...alike }, 0],
      [HOLIDAY, nobody, 1],
      [THURSDAY, nobody, 0],
      // Told by the sensor alone.
      [THURSDAY, { ...nobody, pasajerosSensor: 338, salarioSensor: FESTIVE.salarioSensor }, 1],
      // Neither rate.
      [SUNDAY, { salarioReg: 1, salarioSensor: 1 }, 1],
      [THURSDAY, { salarioReg: 1, salarioSensor: 1 }, 0],
    ]
    for (const [i, [fecha, figures]] of cases.entries()) {
      const busNumero = (await aBus(db, {}, false)).numero
      await aLiquidacion(db, { uuid: String(i).padStart(2, '0'), busNumero, fecha, ...figures })
    }

    await migrate(connection)
    const rows = await db.selectFrom('liquidaciones').select('festivo').orderBy('uuid').execute()
    expect(rows.map(({ festivo }) => festivo)).toEqual(cases.map(([, , festivo]) => festivo))
    await connection.close()
    await base.destroy()
  },
)
