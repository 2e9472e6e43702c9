import { createHmac } from 'node:crypto'
import { ANY_ENGINE } from '../../setup/databases'
import { aUsuario } from '../realApp'
import { applicationFor } from '../testServer'

const BUSES = { method: 'GET', url: '/api/buses' } as const
const NO_SESSION = { mensaje: 'Inicie sesión para continuar.' }
const SECRET = 'un-secreto-de-prueba-de-mas-de-32-caracteres'

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token signed by hand, so that it can say what ours never do. */
function sign(content: object, { alg = 'HS256', secret = SECRET } = {}) {
  const body = `${base64({ alg, typ: 'JWT' })}.${base64(content)}`
  const hash = alg === 'HS512' ? 'sha512' : 'sha256'
  return `${body}.${alg === 'none' ? '' : createHmac(hash, secret).update(body).digest('base64url')}`
}

describe('who may do what', () => {
  const app = applicationFor(ANY_ENGINE, { config: { jwtSecret: SECRET } })

  const withToken = async (token: string) =>
    app.ask(null, { ...BUSES, headers: { authorization: `Bearer ${token}` } })

  it('asks for a session, before it reads the body', async () => {
    for (const request of [BUSES, { method: 'POST', url: '/api/buses', payload: '{malo' } as const]) {
      const answer = await app.ask(null, request)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual(NO_SESSION)
    }
  })

  it('refuses by role, before it reads the body', async () => {
    const create = { method: 'POST', url: '/api/buses', payload: '{malo' } as const
    const refused = await app.ask('consulta', create)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { mensaje: 'No tiene permiso para realizar esta acción.' },
    ])
  })

  it('reads roles and disabling from the database at each request', async () => {
    await aUsuario(app.connection, 'turno', ['EDITOR'])
    const create = { method: 'POST', url: '/api/buses', payload: {} } as const
    const change = (change: { roles?: string; activo?: 0 | 1 }) =>
      app.db.updateTable('usuarios').set(change).where('username', '=', 'turno').execute()
    expect((await app.ask('turno', create)).statusCode).toBe(400)
    await change({ roles: '' })
    expect((await app.ask('turno', create)).statusCode).toBe(403)
    await change({ activo: 0 })
    expect((await app.ask('turno', BUSES)).statusCode).toBe(401)
  })

  it('takes only its own tokens, of its own algorithm and of now', async () => {
    const { uuid: sub } = await app.db
      .selectFrom('usuarios')
      .select('uuid')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow()
    await app.tokenOf('admin')
    const { sid } = await app.db
      .selectFrom('sesiones')
      .select('sid')
      .where('usuarioUuid', '=', sub)
      .executeTakeFirstOrThrow()
    const now = Math.floor(Date.now() / 1000)
    const good = {
      sub,
      sid,
      version: 1,
      iss: 'cochera',
      aud: 'cochera-api',
      auth_time: now - 80_000,
      iat: now,
      exp: now + 600,
    }
    expect((await withToken(sign(good))).statusCode).toBe(200)

    const { exp: _exp, ...withoutFinal } = good
    const { sid: _sid, ...withoutIngreso } = good
    const { auth_time: _authTime, ...withoutHour } = good
    const bad = [
      'basura',
      `${sign(good)}x`,
      sign(good, { alg: 'none' }),
      sign(good, { alg: 'HS512' }),
      sign(good, { secret: 'otro-secreto-de-prueba-de-mas-de-32-caracteres' }),
      sign({ ...good, exp: now - 1 }),
      sign({ ...good, iat: now + 3600, exp: now + 7200 }),
      sign({ ...good, iss: 'otro' }),
      sign({ ...good, aud: 'otro' }),
      sign({ ...good, version: 2 }),
      sign({ ...good, sid: 'otra' }),
      sign({ ...good, sub: '7a6dec79-0efa-43ed-8ab0-33d589112fc5' }),
      sign({ ...good, sub: 1 }),
      sign(withoutFinal),
      sign(withoutIngreso),
      sign(withoutHour),
      sign({ ...good, auth_time: now - 86_400 }),
      sign({ ...good, auth_time: 'hoy' }),
      sign({ ...good, exp: 'nunca' }),
      sign({ ...good, nbf: now + 3600 }),
    ]
    for (const token of bad) {
      const answer = await withToken(token)
      expect([token, answer.statusCode]).toEqual([token, 401])
      expect(answer.json()).toEqual(NO_SESSION)
    }
  })
})
