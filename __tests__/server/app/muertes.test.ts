import { matarUnaYOtraVez } from '../../proof/muertes'
import { ENGINES } from '../../setup/databases'
import { matarTodos } from '../../setup/serverProcess'

afterEach(matarTodos)

// `npm run proof:muertes` kills it a hundred times.
it.each(ENGINES)(
  'a server on %s that is killed five times loses nothing that it acknowledged',
  async (engine) => {
    const { confirmadas, ...balance } = await matarUnaYOtraVez(engine, 5)
    expect(balance).toEqual({ ciclos: 5, enArranque: 1, perdidas: 0, aMedias: 0 })
    expect(confirmadas).toBeGreaterThan(0)
  },
)
