import { breakAgainAndAgain } from '../../proof/imports'
import { ENGINES } from '../../setup/databases'
import { killAll } from '../../setup/serverProcess'

afterEach(killAll)

// `proof/imports.main` breaks off two hundred.
it.each(ENGINES)(
  'imports, undo and closings on %s that are broken off are whole, undone, or can be finished either way',
  async (engine) => {
    const { wrong, acknowledged } = await breakAgainAndAgain(engine, 4)
    expect(wrong).toEqual([])
    expect(acknowledged).toBeGreaterThan(0)
  },
)
