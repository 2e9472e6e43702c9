import { ENGINES } from '../setup/databases'
import { killAll } from '../setup/serverProcess'
import { movedDates, YEAR } from './moved-dates'

afterEach(killAll)

// From 14 hours before UTC to 11 after it, with and without a change of hours.
const ZONES = [
  'UTC',
  'America/Bogota',
  'America/New_York',
  'Asia/Tokyo',
  'Europe/Madrid',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

describe.each(ENGINES)('no date of a year moves by a day on %s', (engine) => {
  it.each(ZONES)('where the machine is in %s', async (zone) => {
    expect(await movedDates(engine, zone, YEAR)).toEqual({ zone, moved: [] })
  })
})
