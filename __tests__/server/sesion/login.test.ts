import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { signInAtOnce, workOfRefusals } from '../../proof/sign-ins'
import { PASSWORD, aUsuario, openApplication, type Application } from '../realApp'

const login = (username: unknown, password: unknown) =>
  ({ method: 'POST', url: '/api/auth/login', payload: { username, password } }) as const

describe('signing in', () => {
  let app: Application
  beforeAll(async () => {
    app = await openApplication(ANY_ENGINE)
  })
  afterAll(() => app.close())

  it('answers the token, the name and the roles', async () => {
    const answer = await app.ask(null, login(' Admin ', PASSWORD))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^ey/) as string,
      username: 'admin',
      nombre: 'Admin',
      roles: 'ADMIN,EDITOR',
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('says the same of a wrong password, an unknown user and a disabled one', async () => {
    await aUsuario(app.connection, 'retirada')
    await app.db.updateTable('usuarios').set({ activo: 0 }).where('username', '=', 'retirada').execute()
    const answers = []
    for (const request of [login('admin', 'otra'), login('nadie', PASSWORD), login('retirada', PASSWORD)])
      answers.push(await app.ask(null, request))
    const said = answers.map(({ statusCode, headers, body }) => {
      const { date: _fecha, 'content-security-policy': _withNonce, ...rest } = headers
      return { statusCode, body, rest }
    })
    expect(said[0]).toMatchObject({ statusCode: 400, body: '{"mensaje":"Usuario o clave incorrectos."}' })
    expect(said).toEqual([said[0], said[0], said[0]])
  })

  it('asks for both fields in the words of the form', async () => {
    const answer = await app.ask(null, login('', undefined))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      mensaje: 'El usuario es requerido.',
      errores: { username: 'El usuario es requerido.', password: 'La clave es requerida.' },
    })
  })

  // `npm run proof` takes a hundred and one of each.
  it('does the same work for an unknown user and a disabled one as for a wrong password', async () => {
    const works = await workOfRefusals(ANY_ENGINE, 7)
    // They lie within 7 % of each other. A cheaper hash, or none, would take half at most.
    expect(Math.max(...works)).toBeLessThan(1.4 * Math.min(...works))
  })
})

describe.each(ENGINES)('the limits of signing in on %s', (engine) => {
  let app: Application
  let now = Date.parse('2026-03-20T12:00:00Z')
  beforeEach(async () => {
    const limits = { perUsuario: 3, perAddress: 6, perAccount: 5 }
    app = await openApplication(engine, { limits, now: () => new Date(now) })
  })
  afterEach(() => app.close())

  const signIn = (username: string, password: string, remoteAddress = '127.0.0.1') =>
    app.app.inject({ ...login(username, password), remoteAddress })
  const state = async (username: string, password = 'x', address?: string) =>
    (await signIn(username, password, address)).statusCode
  const states = async (times: number, ...attempt: Parameters<typeof state>) => {
    const all: number[] = []
    for (let turn = 0; turn < times; turn += 1) all.push(await state(...attempt))
    return all
  }

  it('hold for guesses that are sent at once, the right one among them included', async () => {
    const guesses = Array.from({ length: 24 }, (_, guess) => state('admin', guess < 20 ? 'x' : PASSWORD))
    const answers = await Promise.all(guesses)
    expect(answers.filter((answer) => answer === 400)).toHaveLength(3)
    expect(answers.slice(20).filter((answer) => answer !== 200)).toEqual([429, 429, 429, 429])
  })

  it('hold per account over all addresses, for longer with each failure, up to a quarter of an hour', async () => {
    let address = 0
    const guess = () => signIn('editor', 'x', `200.0.0.${(address += 1)}`)
    const first: number[] = []
    for (let time = 0; time < 5; time += 1) first.push((await guess()).statusCode)
    expect(first).toEqual(Array<number>(5).fill(400))
    const waits: number[] = []
    for (let time = 0; time < 12; time += 1) {
      const refusal = await guess()
      waits.push(Number(refusal.headers['retry-after']))
      now += waits.at(-1)! * 1000
      expect([refusal.statusCode, (await guess()).statusCode]).toEqual([429, 400])
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    expect((await guess()).json()).toEqual({
      mensaje: 'Demasiados intentos de ingreso. Espere 15 minutos e intente de nuevo.',
    })
    expect(await state('consulta', PASSWORD, '200.0.0.1')).toBe(200)
    now += 86_400_000
    expect(await states(3, 'editor', 'x', '200.1.1.1')).toEqual([400, 400, 400])
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('let the person in again after a minute', async () => {
      await state('admin')
      now += 30_000
      await states(3, 'admin')
      now += 29_999
      expect(await state('admin', PASSWORD)).toBe(429)
      now += 1
      expect(await state('admin', PASSWORD)).toBe(200)
    })

    // `npm run proof` has two hundred at once.
    it('count failures alone: eight good sign-ins in a minute all pass', async () => {
      expect(await signInAtOnce(app, 8)).toEqual(Array<number>(8).fill(200))
      expect(await states(2, 'admin')).toEqual([400, 400])
      expect(await states(2, 'admin', PASSWORD)).toEqual([200, 200])
      expect(await states(2, 'admin')).toEqual([400, 429])
    })

    it('hold per user, whichever way the name is written', async () => {
      expect([await state('admin'), await state('ADMIN'), await state(' admin')]).toEqual([400, 400, 400])
      const answer = await signIn('admin', PASSWORD)
      expect(answer.statusCode).toBe(429)
      expect(answer.json()).toEqual({
        mensaje: 'Demasiados intentos de ingreso. Espere un minuto e intente de nuevo.',
      })
      expect(Number(answer.headers['retry-after'])).toBe(60)
      expect(await state('editor')).toBe(400)
    })

    it.each([
      ['2001:db8:0:12:aaaa::1', '2001:0DB8:0:12::9', '2001:db8:0:13::1'],
      ['192.168.1.7', '::ffff:192.168.1.7', '192.168.1.8'],
    ])('count %s and %s as one address, and %s as another', async (one, same, other) => {
      for (const username of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await state(username, 'x', one)).toBe(400)
      expect([await state('g', 'x', same), await state('h', 'x', other)]).toEqual([429, 400])
    })

    it('keep nobody out from an address where they signed in before', async () => {
      // The year in which an address is known counts from the last sign-in there.
      for (let time = 0; time < 2; time += 1) {
        expect(await state('editor', PASSWORD, '190.0.0.1')).toBe(200)
        now += 300 * 86_400_000
      }
      for (let address = 0; address < 9; address += 1) {
        now += 1_000_000
        await state('editor', 'x', `200.0.0.${address}`)
      }
      expect(await state('editor', PASSWORD, '200.0.1.1')).toBe(429)
      expect(await state('editor', PASSWORD, '190.0.0.2')).toBe(429)
      expect(await state('editor', PASSWORD, '190.0.0.1')).toBe(200)
      // Where one person is known, another is not.
      for (let address = 0; address < 9; address += 1) {
        now += 1_000_000
        await state('admin', 'x', `200.0.0.${address}`)
      }
      expect(await state('admin', PASSWORD, '190.0.0.1')).toBe(429)
    })
  }
})
