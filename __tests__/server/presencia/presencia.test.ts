import { FIN_DE_PRESENCIA, type Presentes } from '../../../src/contract/eventos'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aUsuario, openApplication, type Application } from '../realApp'

const BUS = { sustantivo: 'buses', identificador: '12' }

describe.each(ENGINES)('who has a record open on %s', (engine) => {
  let app: Application
  let now: number
  beforeEach(async () => {
    now = Date.parse('2030-03-20T17:00:00Z')
    app = await openApplication(engine, { now: () => new Date(now) })
  })
  afterEach(() => app.close())

  const send = (who: string | null, payload: object = BUS) =>
    app.ask(who, { method: 'POST', url: '/api/presencia', payload })
  const others = async (who: string, payload?: object) => (await send(who, payload)).json<Presentes>().otros

  it('is told to each of the others, and of nobody to themselves', async () => {
    expect(await others('editor')).toEqual([])
    expect(await others('admin')).toEqual(['Editor'])
    expect(await others('editor')).toEqual(['Admin'])
    // Another tab of the same person.
    expect(await others('editor')).toEqual(['Admin'])
    expect(await others('consulta')).toEqual(['Admin', 'Editor'])
  })

  it('holds for half a minute after a sign', async () => {
    await send('editor')
    now += FIN_DE_PRESENCIA - 1
    expect(await others('admin')).toEqual(['Editor'])
    now += 1
    expect(await others('admin')).toEqual([])
    expect(await app.db.selectFrom('presencias').select('visto').execute()).toEqual([{ visto: now }])
  })

  it('is told when all give a sign at once', async () => {
    const names = ['eva', 'flor', 'gil', 'hugo', 'ines', 'juan']
    for (const name of names) await aUsuario(app.connection, name)
    for (const name of names) await app.tokenOf(name)
    for (let round = 0; round < 5; round += 1) {
      now += FIN_DE_PRESENCIA
      const answers = await Promise.all(names.map((name) => send(name)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200))
    }
    expect(await others('admin')).toEqual(['Eva', 'Flor', 'Gil', 'Hugo', 'Ines', 'Juan'])
  })

  // No engine could break what follows.
  if (engine !== ANY_ENGINE) return

  it('is told of that record alone', async () => {
    await send('editor')
    expect(await others('admin', { ...BUS, identificador: '13' })).toEqual([])
    expect(await others('admin', { ...BUS, sustantivo: 'conductores' })).toEqual([])
  })

  it('is no change of anything', async () => {
    await app.tokenOf('editor')
    const list = () => app.ask('editor', { method: 'GET', url: '/api/liquidaciones/table' })
    const [before, changes] = [await list(), await app.db.selectFrom('cambios').selectAll().execute()]
    await send('editor')
    expect((await list()).headers.etag).toBe(before.headers.etag)
    expect(await app.db.selectFrom('cambios').selectAll().execute()).toEqual(changes)
  })

  it('is for whoever has signed in, and of users for administrators alone', async () => {
    expect((await send(null)).statusCode).toBe(401)
    const user = { sustantivo: 'usuarios', identificador: 'x' }
    expect((await send('consulta', user)).statusCode).toBe(403)
    expect((await send('admin', user)).statusCode).toBe(200)
    expect((await send('admin', { sustantivo: 'otros', identificador: 'x' })).statusCode).toBe(400)
  })
})
