import { killMachines, WHOLE } from '../../proof/machines'
import { killAll } from '../../setup/serverProcess'

afterEach(killAll)

// `proof/machines.main` goes on for ten minutes.
it('two servers that are killed in turn lose nothing, and leave no open page behind', async () => {
  const result = await killMachines({ entry: 'src/server/main.ts', milliseconds: 4000 })
  expect(result).toMatchObject(WHOLE)
  expect(result.kills).toBeGreaterThan(0)
  expect(result.deleted).toBeGreaterThan(0)
})
