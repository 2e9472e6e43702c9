import { ENGINES } from '../../setup/databases'
import { lanzar, matarTodos } from '../../setup/serverProcess'

afterEach(matarTodos)

describe.each(ENGINES)('no date moves by a day on %s', (engine) => {
  it.each(['UTC', 'America/Bogota', 'Asia/Tokyo'])('where the machine is in %s', async (zona) => {
    const proceso = lanzar(
      { TZ: zona, TEST_ENGINES: engine, TEST_POSTGRES_URL: process.env.TEST_POSTGRES_URL },
      { entrada: '__tests__/setup/dates-probe.ts' },
    )
    await proceso.fin
    expect(JSON.parse(proceso.salida())).toEqual({ zona, movidas: [] })
  })
})
