/** Dates on a machine in another time zone. */
import { limitesDelMes, sumarDias } from '../../src/contract/fechas'
import { type Engine } from '../setup/databases'
import { launch } from '../setup/serverProcess'

/** A leap year, from its first day to its last. */
export const YEAR = Array.from({ length: 366 }, (_, day) => sumarDias('2028-01-01', day))
/** The first and the last day of each of its months, where a day that moves is another month's. */
export const ENDS_OF_MONTHS = Array.from({ length: 12 }, (_, month) => {
  const { desde, hasta } = limitesDelMes(2028, month + 1)
  return [desde, hasta]
}).flat()

/** Stores these days with a server whose machine is in that zone; answers the zone it was in and the dates that moved. */
export async function movedDates(engine: Engine, zone: string, days: readonly string[]): Promise<unknown> {
  const probe = launch(
    {
      TZ: zone,
      TEST_ENGINES: engine,
      TEST_POSTGRES_URL: process.env.TEST_POSTGRES_URL,
      TEST_RUN: process.env.TEST_RUN,
    },
    { entry: '__tests__/setup/dates-probe.ts', args: [...days] },
  )
  await probe.end
  return JSON.parse(probe.output())
}
