import { createFirstAdminCode } from '../../../src/server/sesion/first-admin-code'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aUsuario, openApplication, type Application, type Options } from '../realApp'

const CODE = 'K7QXM-2WRTB'
const ANA = { codigo: CODE, username: 'Ana', nombre: 'Ana Ruiz', password: 'caballo batería grapa' }

test('the code is short, and another each time', () => {
  const codes = Array.from({ length: 50 }, createFirstAdminCode)
  expect(new Set(codes).size).toBe(50)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
})

describe.each(ENGINES)('the first administrator on %s', (engine) => {
  let app: Application
  let instant = Date.parse('2026-03-20T12:00:00Z')
  const open = async (options: Options = {}) => {
    app = await openApplication(engine, {
      firstAdminCode: CODE,
      now: () => new Date(instant),
      ...options,
    })
  }
  afterEach(() => app.close())

  const isOffered = async (headers?: Record<string, string>) =>
    (await app.ask(null, { method: 'GET', url: '/api/auth/inicio', headers })).json<{
      disponible: boolean
    }>().disponible
  const create = (payload: object = ANA, headers?: Record<string, string>) =>
    app.ask(null, { method: 'POST', url: '/api/auth/inicio', payload, headers })

  it('is created once, though two have the code', async () => {
    await open()
    const both = await Promise.all([create(), create({ ...ANA, username: 'beto' })])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await isOffered()).toBe(false)
    await app.db.deleteFrom('usuarios').execute()
    expect(await isOffered()).toBe(false)
    expect((await create()).statusCode).toBe(409)
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('is created with the code of the console, in either case, and signed in', async () => {
      await open()
      expect(await isOffered()).toBe(true)
      const created = await create({ ...ANA, codigo: ' k7qxm 2wrtb ' })
      expect(created.json()).toEqual({
        token: expect.stringMatching(/^ey/) as string,
        username: 'ana',
        nombre: 'Ana Ruiz',
        roles: 'ADMIN,EDITOR',
      })
      const headers = { authorization: `Bearer ${created.json<{ token: string }>().token}` }
      const list = await app.ask(null, { method: 'GET', url: '/api/usuarios', headers })
      expect(list.json()).toEqual([expect.objectContaining({ username: 'ana', claveProvisional: false })])
    })

    it('is not offered where there are users, or the console has printed no code', async () => {
      await open()
      await aUsuario(app.connection, 'otra')
      expect(await isOffered()).toBe(false)
      expect((await create()).statusCode).toBe(409)
      await app.close()
      await open({ firstAdminCode: undefined })
      await app.db.deleteFrom('usuarios').execute()
      expect(await isOffered()).toBe(false)
    })

    it('is offered on this machine alone', async () => {
      await open()
      for (const [name, value] of [
        ['host', 'cochera.example'],
        ['x-forwarded-for', '192.168.1.5'],
      ] as const) {
        const headers = { [name]: value }
        expect(await isOffered(headers)).toBe(false)
        expect((await create(ANA, headers)).statusCode).toBe(409)
      }
      const address = { method: 'GET', url: '/api/auth/inicio', remoteAddress: '192.168.1.5' } as const
      expect((await app.app.inject(address)).json()).toEqual({ disponible: false, demostracion: false })
      await app.close()
      await open({ config: { host: '0.0.0.0' } })
      expect(await isOffered()).toBe(false)
    })

    it('is none of the demonstration, which is said to be one on this machine alone, while its users are', async () => {
      await open()
      const isDemo = async (headers?: Record<string, string>) =>
        (await app.ask(null, { method: 'GET', url: '/api/auth/inicio', headers })).json<object>()
      expect(await isDemo()).toEqual({ disponible: true, demostracion: false })
      await aUsuario(app.connection, 'otra')
      await app.db.updateTable('usuarios').set({ demo: 1 }).execute()
      expect(await isDemo()).toEqual({ disponible: false, demostracion: true })
      expect(await isDemo({ host: 'cochera.example' })).toEqual({ disponible: false, demostracion: false })
      await app.db.updateTable('usuarios').set({ activo: 0 }).execute()
      expect(await isDemo()).toEqual({ disponible: false, demostracion: false })
    })

    it('is refused with another code, as often as a sign-in is', async () => {
      await open({ limits: { perUsuario: 3, perAddress: 60, perAccount: 5 } })
      const guess = async (code = 'AAAAA-AAAAA') => (await create({ ...ANA, codigo: code })).statusCode
      const first = await create({ ...ANA, codigo: 'AAAAA-AAAAA' })
      const mensaje = 'El código no es correcto.'
      expect([first.statusCode, first.json()]).toEqual([400, { mensaje, errores: { codigo: mensaje } }])
      expect([await guess(), await guess(), await guess(CODE)]).toEqual([400, 400, 429])
      instant += 60_000
      expect([await guess(), await guess(), await guess(CODE)]).toEqual([400, 400, 429])
      instant += 1000
      expect(await guess(CODE)).toBe(200)
    })

    it('is refused with a bad password, and the code goes on counting', async () => {
      await open()
      expect((await create({ ...ANA, password: 'passwordpassword' })).json()).toMatchObject({
        errores: { password: 'Esa clave es demasiado común. Elija otra.' },
      })
      expect((await create()).statusCode).toBe(200)
    })
  }
})
