import { ENGINES } from '../setup/databases'
import { killAll } from '../setup/serverProcess'
import { killWhileIssuing } from './issue-kills'

afterEach(killAll)

it.each(ENGINES)(
  'a process killed after each write of issuing, replacing and annulling leaves no half on %s',
  async (engine) => {
    const { kills, wrong } = await killWhileIssuing(engine)
    expect(wrong).toEqual([])
    expect(kills).toBeGreaterThan(20)
  },
)
