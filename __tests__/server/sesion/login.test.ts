import { ENGINES } from '../../setup/databases'
import { buildApp } from '../../../src/server/app'
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
    for (const peticion of [login('admin', 'otra'), login('nadie', CLAVE), login('retirada', CLAVE)]) {
      const respuesta = await app.pedir(null, peticion)
      expect(respuesta.statusCode).toBe(400)
      expect(respuesta.json()).toEqual({ mensaje: 'Usuario o clave incorrectos.' })
    }
  })

  it('asks for both fields in the words of the form', async () => {
    const respuesta = await app.pedir(null, login('', undefined))
    expect(respuesta.statusCode).toBe(400)
    expect(respuesta.json()).toEqual({
      mensaje: 'El usuario es requerido.',
      errores: { username: 'El usuario es requerido.', password: 'La clave es requerida.' },
    })
  })

  it('checks a password even for an unknown user, so that the time tells nothing', async () => {
    const duracion = async (username: string) => {
      const inicio = performance.now()
      await app.pedir(null, login(username, 'una-clave-equivocada'))
      return performance.now() - inicio
    }
    const conocido: number[] = []
    const desconocido: number[] = []
    for (let vez = 0; vez < 5; vez += 1) {
      conocido.push(await duracion('consulta'))
      desconocido.push(await duracion('fantasma'))
    }
    // A login that skipped the hash would take a tenth of the time; the load of the machine does not come near that.
    const mediana = (tiempos: number[]) => [...tiempos].sort((a, b) => a - b)[2] ?? 0
    expect(mediana(desconocido)).toBeGreaterThan(mediana(conocido) / 3)
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

  it('hold over all the processes that share a database', async () => {
    // A SQLite file has one process.
    if (engine === 'sqlite') return
    const otro = await buildApp({
      conexion: app.conexion,
      config: app.config,
      limites: { porUsuario: 3, porDireccion: 6 },
    })
    const estados: number[] = []
    for (const proceso of [app.app, otro, app.app, otro])
      estados.push((await proceso.inject(login('admin', 'x'))).statusCode)
    expect(estados).toEqual([400, 400, 400, 429])
    await otro.close()
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
