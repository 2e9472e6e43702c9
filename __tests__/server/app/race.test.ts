import { race } from '../../proof/race'
import { ENGINES } from '../../setup/databases'
import { killAll } from '../../setup/serverProcess'

afterEach(killAll)

// `proof/race.main` does it two hundred times.
it.each(ENGINES)('of fifty clients who enter the same settlement at once on %s, one does', async (engine) => {
  expect(await race(engine, 50, 3)).toEqual({ rounds: 3, created: 3, conflicts: 147 })
})
