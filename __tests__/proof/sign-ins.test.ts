import { openApplication } from '../server/realApp'
import { ENGINES } from '../setup/databases'
import { signInAtOnce, workOfRefusals } from './sign-ins'

describe.each(ENGINES)('signing in on %s', (engine) => {
  it('does the same work for an unknown user and a disabled one as for a wrong password', async () => {
    const works = await workOfRefusals(engine, 101)
    expect(Math.max(...works)).toBeLessThan(1.4 * Math.min(...works))
  })

  it('is not limited while it succeeds: two hundred at once all pass', async () => {
    const app = await openApplication(engine, { limits: { perUsuario: 3, perAddress: 6, perAccount: 5 } })
    expect(await signInAtOnce(app, 200)).toEqual(Array<number>(200).fill(200))
    await app.close()
  })
})
