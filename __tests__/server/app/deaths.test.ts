import { killAgainAndAgain } from '../../proof/deaths'
import { ENGINES } from '../../setup/databases'
import { killAll } from '../../setup/serverProcess'

afterEach(killAll)

// `proof/deaths.main` kills it a hundred times.
it.each(ENGINES)(
  'a server on %s that is killed five times loses nothing that it acknowledged',
  async (engine) => {
    const { confirmed, ...balance } = await killAgainAndAgain(engine, 5)
    expect(balance).toEqual({ cycles: 5, atStart: 1, lost: 0, halfway: 0 })
    expect(confirmed).toBeGreaterThan(0)
  },
  120_000,
)
