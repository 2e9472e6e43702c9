import { ENGINES } from '../../setup/databases'
import { signInAtOnce, workOfRefusals } from '../../proof/sign-ins'
import { CLAVE, unUsuario, unaAplicacion, type Aplicacion } from '../aplicacion'

const login = (username: unknown, password: unknown) =>
  ({ method: 'POST', url: '/api/auth/login', payload: { username, password } }) as const

describe.each(ENGINES)('signing in on %s', (engine) => {
  let app: Aplicacion
  beforeAll(async () => {
    app = await unaAplicacion(engine)
  })
  afterAll(() => app.cerrar())

  it('answers the token, the name and the roles', async () => {
    const respuesta = await app.pedir(null, login(' Admin ', CLAVE))
    expect(respuesta.statusCode).toBe(200)
    expect(respuesta.json()).toEqual({
      token: expect.stringMatching(/^ey/) as string,
      username: 'admin',
      nombre: 'Admin',
      roles: 'ADMIN,EDITOR',
    })
    expect(respuesta.headers['cache-control']).toBe('no-store')
  })

  it('says the same of a wrong password, an unknown user and a disabled one', async () => {
    await unUsuario(app.conexion, 'retirada')
    await app.db.updateTable('usuarios').set({ activo: 0 }).where('username', '=', 'retirada').execute()
    const respuestas = []
    for (const peticion of [login('admin', 'otra'), login('nadie', CLAVE), login('retirada', CLAVE)])
      respuestas.push(await app.pedir(null, peticion))
    const dicho = respuestas.map(({ statusCode, headers, body }) => {
      const { date: _fecha, 'content-security-policy': _conNonce, ...resto } = headers
      return { statusCode, body, resto }
    })
    expect(dicho[0]).toMatchObject({ statusCode: 400, body: '{"mensaje":"Usuario o clave incorrectos."}' })
    expect(dicho).toEqual([dicho[0], dicho[0], dicho[0]])
  })

  it('asks for both fields in the words of the form', async () => {
    const respuesta = await app.pedir(null, login('', undefined))
    expect(respuesta.statusCode).toBe(400)
    expect(respuesta.json()).toEqual({
      mensaje: 'El usuario es requerido.',
      errores: { username: 'El usuario es requerido.', password: 'La clave es requerida.' },
    })
  })

  // `npm run proof` takes a hundred and one of each.
  it('does the same work for an unknown user and a disabled one as for a wrong password', async () => {
    const works = await workOfRefusals(engine, 7)
    // They lie within 7 % of each other. A cheaper hash, or none, would take half at most.
    expect(Math.max(...works)).toBeLessThan(1.4 * Math.min(...works))
  })

  it('ends every session of a user whose session version is raised', async () => {
    await unUsuario(app.conexion, 'viajera')
    const pedir = () => app.pedir('viajera', { method: 'GET', url: '/api/buses' })
    expect((await pedir()).statusCode).toBe(200)
    await app.db.updateTable('usuarios').set({ versionSesion: 2 }).where('username', '=', 'viajera').execute()
    expect((await pedir()).statusCode).toBe(401)
  })
})

describe.each(ENGINES)('the limits of signing in on %s', (engine) => {
  let app: Aplicacion
  let now = Date.parse('2026-03-20T12:00:00Z')
  beforeEach(async () => {
    const limites = { perUsuario: 3, perAddress: 6, perAccount: 5 }
    app = await unaAplicacion(engine, { limites, ahora: () => new Date(now) })
  })
  afterEach(() => app.cerrar())

  const signIn = (username: string, password: string, remoteAddress = '127.0.0.1') =>
    app.app.inject({ ...login(username, password), remoteAddress })
  const estado = async (username: string, password = 'x', address?: string) =>
    (await signIn(username, password, address)).statusCode
  const estados = async (veces: number, ...intento: Parameters<typeof estado>) => {
    const todos: number[] = []
    for (let vez = 0; vez < veces; vez += 1) todos.push(await estado(...intento))
    return todos
  }

  // `npm run proof` has two hundred at once.
  it('count failures alone: eight good sign-ins in a minute all pass', async () => {
    expect(await signInAtOnce(app, 8)).toEqual(Array<number>(8).fill(200))
    expect(await estados(2, 'admin')).toEqual([400, 400])
    expect(await estados(2, 'admin', CLAVE)).toEqual([200, 200])
    expect(await estados(2, 'admin')).toEqual([400, 429])
  })

  it('hold per user, whichever way the name is written', async () => {
    expect([await estado('admin'), await estado('ADMIN'), await estado(' admin')]).toEqual([400, 400, 400])
    const respuesta = await signIn('admin', CLAVE)
    expect(respuesta.statusCode).toBe(429)
    expect(respuesta.json()).toEqual({
      mensaje: 'Demasiados intentos de ingreso. Espere un minuto e intente de nuevo.',
    })
    expect(Number(respuesta.headers['retry-after'])).toBe(60)
    expect(await estado('editor')).toBe(400)
  })

  it('hold for guesses that are sent at once, the right one among them included', async () => {
    const guesses = Array.from({ length: 24 }, (_, guess) => estado('admin', guess < 20 ? 'x' : CLAVE))
    const answers = await Promise.all(guesses)
    expect(answers.filter((answer) => answer === 400)).toHaveLength(3)
    expect(answers.slice(20).filter((answer) => answer !== 200)).toEqual([429, 429, 429, 429])
  })

  it('hold per address over all users', async () => {
    for (const username of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await estado(username)).toBe(400)
    expect(await estado('g')).toBe(429)
  })

  it.each([
    ['2001:db8:0:12:aaaa::1', '2001:0DB8:0:12::9', '2001:db8:0:13::1'],
    ['192.168.1.7', '::ffff:192.168.1.7', '192.168.1.8'],
  ])('count %s and %s as one address, and %s as another', async (one, same, other) => {
    for (const username of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await estado(username, 'x', one)).toBe(400)
    expect([await estado('g', 'x', same), await estado('h', 'x', other)]).toEqual([429, 400])
  })

  it('let the person in again after a minute', async () => {
    await estados(4, 'admin')
    now += 59_999
    expect(await estado('admin', CLAVE)).toBe(429)
    now += 1
    expect(await estado('admin', CLAVE)).toBe(200)
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
    expect(await estado('consulta', CLAVE, '200.0.0.1')).toBe(200)
    now += 86_400_000
    expect(await estados(3, 'editor', 'x', '200.1.1.1')).toEqual([400, 400, 400])
  })

  it('keep nobody out from an address where they signed in before', async () => {
    expect(await estado('editor', CLAVE, '190.0.0.1')).toBe(200)
    for (let address = 0; address < 9; address += 1) {
      now += 1_000_000
      await estado('editor', 'x', `200.0.0.${address}`)
    }
    expect(await estado('editor', CLAVE, '200.0.1.1')).toBe(429)
    expect(await estado('editor', CLAVE, '190.0.0.2')).toBe(429)
    expect(await estado('editor', CLAVE, '190.0.0.1')).toBe(200)
    // Where one person is known, another is not.
    for (let address = 0; address < 9; address += 1) {
      now += 1_000_000
      await estado('admin', 'x', `200.0.0.${address}`)
    }
    expect(await estado('admin', CLAVE, '190.0.0.1')).toBe(429)
  })
})
