import { Readable } from 'node:stream'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { PASSWORD, aUsuario, type Application } from '../realApp'
import { applicationFor } from '../testServer'

const HOUR = 3_600_000
const BUSES = { method: 'GET', url: '/api/buses' } as const
const LEAVE = { method: 'POST', url: '/api/auth/logout' } as const

describe.each(ENGINES)('a session on %s', (engine) => {
  const app = applicationFor(engine, { now: () => new Date(instante) })
  let instante = Date.parse('2026-03-20T12:00:00Z')

  const signIn = async (username: string, password = PASSWORD) => {
    const request = { method: 'POST', url: '/api/auth/login', payload: { username, password } } as const
    const answer = await app.ask(null, request)
    return { estado: answer.statusCode, token: answer.json<{ token: string }>().token }
  }
  const extras = (token: string, request: Parameters<Application['ask']>[1] = BUSES) =>
    app.ask(null, { ...request, headers: { authorization: `Bearer ${token}` } })
  const state = async (token: string) => (await extras(token)).statusCode
  const change = (token: string, current: string, created: string) =>
    extras(token, { method: 'PUT', url: '/api/auth/clave', payload: { actual: current, nueva: created } })

  it('ends by signing out for a call on its way too, whose token is renewed after that', async () => {
    const { token } = await signIn('editor')
    instante += 6 * HOUR
    let enter = () => undefined as void
    const inside = new Promise<void>((resolve) => (enter = resolve))
    // Its body is asked for once its session has been looked at.
    const body = new Readable({ read: () => enter() })
    const onItsWay = app.app.inject({
      method: 'POST',
      url: '/api/festivos',
      payload: body,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    await inside
    await extras(token, LEAVE)
    instante += 5000
    body.push('{"fecha":"2026-03-23"}')
    body.push(null)
    const renewed = String((await onItsWay).headers['x-token-renovado'])
    instante += 10 * HOUR - 4000
    expect([renewed.startsWith('ey'), await state(renewed)]).toEqual([true, 401])
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('ends everywhere when the password is changed, and this device goes on', async () => {
      await aUsuario(app.connection, 'marta')
      const { token: here } = await signIn('marta')
      const { token: there } = await signIn('marta')
      const answer = await change(here, PASSWORD, 'caballo batería grapa')
      expect(answer.statusCode).toBe(200)
      const { token: created, ...data } = answer.json<{ token: string }>()
      expect(data).toEqual({ username: 'marta', nombre: 'Marta', roles: '' })
      expect([await state(here), await state(there), await state(created)]).toEqual([401, 401, 200])
      expect((await signIn('marta')).estado).toBe(400)
      expect((await signIn('marta', 'caballo batería grapa')).estado).toBe(200)
    })

    it('lasts ten hours by the server’s clock, and not a second more', async () => {
      const { token } = await signIn('admin')
      instante += 10 * HOUR - 1000
      expect(await state(token)).toBe(200)
      instante += 1000
      expect(await state(token)).toBe(401)
    })

    it('is renewed in a header while it is in use and less than half is left', async () => {
      const { token } = await signIn('editor')
      instante += 5 * HOUR
      expect((await extras(token)).headers).not.toHaveProperty('x-token-renovado')
      instante += 1000
      // A page asks for what has changed by itself, also when nobody is there.
      for (const url of ['/api/no-existe', '/api/liquidaciones/cambios?desde=0', '/api/novedades?desde=0'])
        expect((await extras(token, { ...BUSES, url })).headers).not.toHaveProperty('x-token-renovado')
      const renewed = String((await extras(token)).headers['x-token-renovado'])
      instante += 9 * HOUR
      expect(await state(token)).toBe(401)
      expect(await state(renewed)).toBe(200)
    })

    it('is not renewed on an answer that a browser keeps', async () => {
      const { token } = await signIn('editor')
      const table = (headers = {}) =>
        app.ask(null, {
          method: 'GET',
          url: '/api/liquidaciones/table',
          headers: { authorization: `Bearer ${token}`, ...headers },
        })
      const before = await table()
      expect(before.headers['cache-control']).toBe('private, no-cache')
      instante += 6 * HOUR
      const renewed = await table()
      expect(renewed.headers).toHaveProperty('x-token-renovado')
      expect(renewed.headers['cache-control']).toBe('no-store')
      const withoutChanges = await table({ 'if-none-match': String(before.headers.etag) })
      expect(withoutChanges.statusCode).toBe(304)
      expect(withoutChanges.headers).not.toHaveProperty('x-token-renovado')
    })

    it('counts for a day at most from its sign-in, however often it is renewed', async () => {
      let { token } = await signIn('editor')
      for (let hour = 6; hour <= 18; hour += 6) {
        instante += 6 * HOUR
        token = String((await extras(token)).headers['x-token-renovado'])
      }
      instante += 6 * HOUR - 1000
      const last = await extras(token)
      expect(last.statusCode).toBe(200)
      expect(last.headers).not.toHaveProperty('x-token-renovado')
      instante += 1000
      expect(await state(token)).toBe(401)
    })

    it('has the browser forget what it has kept when it ends by signing out', async () => {
      const { token } = await signIn('editor')
      expect((await extras(token, LEAVE)).headers['clear-site-data']).toBe('"cache"')
    })

    it('ends by signing out with all its renewals, and the same person’s other devices stay signed in', async () => {
      const { token: desk } = await signIn('editor')
      const { token: laptop } = await signIn('editor')
      instante += 6 * HOUR
      const renewed = String((await extras(desk)).headers['x-token-renovado'])
      const output = await extras(renewed, LEAVE)
      expect([output.statusCode, output.json()]).toEqual([200, { mensaje: 'Sesión cerrada.' }])
      expect(output.headers).not.toHaveProperty('x-token-renovado')
      expect([await state(desk), await state(renewed), await state(laptop)]).toEqual([401, 401, 200])
    })

    it('changes no password without the present one, nor to a weak one', async () => {
      await aUsuario(app.connection, 'pedro')
      const { token } = await signIn('pedro')
      const testCases = [
        ['otra-clave-cualquiera', 'caballo batería grapa', 'actual', 'La clave actual no es correcta.'],
        [PASSWORD, 'corta', 'nueva', 'La clave debe tener al menos 12 caracteres.'],
        [PASSWORD, 'passwordpassword', 'nueva', 'Esa clave es demasiado común. Elija otra.'],
        [PASSWORD, PASSWORD, 'nueva', 'La clave nueva debe ser distinta de la actual.'],
      ] as const
      for (const [current, created, field, mensaje] of testCases) {
        const answer = await change(token, current, created)
        expect([created, answer.statusCode]).toEqual([created, 400])
        expect(answer.json()).toEqual({ mensaje, errores: { [field]: mensaje } })
      }
      expect(await state(token)).toBe(200)
    })

    it('gives no more guesses at the present password than at the sign-in', async () => {
      await aUsuario(app.connection, 'tercera')
      const { token } = await signIn('tercera')
      const states: number[] = []
      for (let turn = 0; turn < 11; turn += 1)
        states.push((await change(token, `equivocada ${turn}`, 'caballo batería grapa')).statusCode)
      expect(states).toEqual([...Array<number>(10).fill(400), 429])
    })
  }
})
