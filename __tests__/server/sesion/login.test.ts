import { ENGINES } from '../../setup/databases'
import { redDe } from '../../../src/server/sesion/limites'
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

  it('does the same work for an unknown user and a disabled one as for a wrong password', async () => {
    const app = await unaAplicacion(engine, { limites: { porUsuario: 1000, porDireccion: 1000 } })
    await unUsuario(app.conexion, 'retirada')
    await app.db.updateTable('usuarios').set({ activo: 0 }).where('username', '=', 'retirada').execute()
    const casos = [
      login('consulta', 'otra'),
      login('fantasma', 'otra'),
      login('retirada', 'otra'),
      login('retirada', CLAVE),
    ]
    // The processor's time in all threads, not the clock's: other work of the machine does not count.
    const trabajoDe = async (peticion: (typeof casos)[number]) => {
      const antes = process.cpuUsage()
      await app.pedir(null, peticion)
      const { user, system } = process.cpuUsage(antes)
      return user + system
    }
    const trabajos = casos.map((): number[] => [])
    for (let vez = 0; vez < 21; vez += 1)
      for (const [caso, peticion] of casos.entries()) trabajos[caso]?.push(await trabajoDe(peticion))
    const medianas = trabajos.map((todos) => [...todos].sort((a, b) => a - b)[10] ?? 0)
    // They lie within 7 % of each other. A cheaper hash, or none, would take half at most.
    expect(Math.max(...medianas)).toBeLessThan(1.4 * Math.min(...medianas))
    await app.cerrar()
  })

  it('ends every session of a user whose session version is raised', async () => {
    await unUsuario(app.conexion, 'viajera')
    const pedir = () => app.pedir('viajera', { method: 'GET', url: '/api/buses' })
    expect((await pedir()).statusCode).toBe(200)
    await app.db.updateTable('usuarios').set({ versionSesion: 2 }).where('username', '=', 'viajera').execute()
    expect((await pedir()).statusCode).toBe(401)
  })
})

// Only the date is moved: the database and the server's own timers go on.
const NO_FINGIDOS = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const

describe.each(ENGINES)('the limits of signing in on %s', (engine) => {
  let app: Aplicacion
  beforeEach(async () => {
    app = await unaAplicacion(engine, { limites: { porUsuario: 3, porDireccion: 6 } })
  })
  afterEach(() => app.cerrar())
  const estado = async (username: string) => (await app.pedir(null, login(username, 'x'))).statusCode

  it('hold per user, whichever way the name is written', async () => {
    expect([await estado('admin'), await estado('ADMIN'), await estado(' admin')]).toEqual([400, 400, 400])
    const respuesta = await app.pedir(null, login('admin', CLAVE))
    expect(respuesta.statusCode).toBe(429)
    expect(respuesta.json()).toEqual({
      mensaje: 'Demasiados intentos de ingreso. Espere un minuto e intente de nuevo.',
    })
    expect(Number(respuesta.headers['retry-after'])).toBeGreaterThan(0)
    expect(await estado('editor')).toBe(400)
  })

  it('hold per address over all users', async () => {
    for (const username of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await estado(username)).toBe(400)
    expect(await estado('g')).toBe(429)
  })

  it('let the person in again after a minute', async () => {
    for (let vez = 0; vez < 4; vez += 1) await estado('admin')
    const { headers } = await app.pedir(null, login('admin', CLAVE))
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    jest.useFakeTimers({ now: Date.now() + 60_001, doNotFake: [...NO_FINGIDOS] })
    expect((await app.pedir(null, login('admin', CLAVE))).statusCode).toBe(200)
    jest.useRealTimers()
  })
})

describe('what counts as one address', () => {
  it.each([
    ['192.168.1.7', '192.168.1.7'],
    ['::ffff:192.168.1.7', '192.168.1.7'],
    ['2001:db8:0:12:aaaa::1', '2001:db8:0:12'],
    ['2001:db8:0:12::', '2001:db8:0:12'],
    ['2001:0db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is of %s', (ip, red) => expect(redDe(ip)).toBe(red))
})
