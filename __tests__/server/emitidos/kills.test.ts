import { killWhileIssuing } from '../../proof/issue-kills'
import { ENGINES } from '../../setup/databases'
import { killAll } from '../../setup/serverProcess'

afterEach(killAll)

// `npm run proof` kills it after each write.
it.each(ENGINES)(
  'a process killed while it issues, replaces or annuls leaves no half on %s',
  async (engine) => {
    const { kills, wrong } = await killWhileIssuing(engine, 9)
    expect(wrong).toEqual([])
    expect(kills).toBeGreaterThan(1)
  },
  120_000,
)
