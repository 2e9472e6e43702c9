import { ENDS_OF_MONTHS, movedDates } from '../../proof/moved-dates'
import { ENGINES } from '../../setup/databases'
import { killAll } from '../../setup/serverProcess'

afterEach(killAll)

// `npm run proof` stores every day of a year, in more zones.
describe.each(ENGINES)('no date moves by a day on %s', (engine) => {
  it.each(['UTC', 'America/Bogota', 'Asia/Tokyo'])('where the machine is in %s', async (zone) => {
    expect(await movedDates(engine, zone, ENDS_OF_MONTHS)).toEqual({ zone, moved: [] })
  })
})
