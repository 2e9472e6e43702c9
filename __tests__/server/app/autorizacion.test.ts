import { createHmac } from 'node:crypto'
import { ENGINES } from '../../setup/databases'
import { unUsuario, unaAplicacion, type Aplicacion } from '../aplicacion'

const BUSES = { method: 'GET', url: '/api/buses' } as const
const BORRAR = {
  method: 'DELETE',
  url: '/api/liquidaciones?uuid=7a6dec79-0efa-43ed-8ab0-33d589112fc5',
} as const
const SIN_SESION = { mensaje: 'Inicie sesión para continuar.' }
const SECRETO = 'un-secreto-de-prueba-de-mas-de-32-caracteres'

const base64 = (valor: object) => Buffer.from(JSON.stringify(valor)).toString('base64url')

/** A token signed by hand, so that it can say what ours never do. */
function firmar(contenido: object, { alg = 'HS256', secreto = SECRETO } = {}) {
  const cuerpo = `${base64({ alg, typ: 'JWT' })}.${base64(contenido)}`
  const hash = alg === 'HS512' ? 'sha512' : 'sha256'
  return `${cuerpo}.${alg === 'none' ? '' : createHmac(hash, secreto).update(cuerpo).digest('base64url')}`
}

describe.each(ENGINES)('who may do what on %s', (engine) => {
  let app: Aplicacion
  beforeAll(async () => {
    app = await unaAplicacion(engine, { config: { jwtSecret: SECRETO } })
  })
  afterAll(() => app.cerrar())

  const conToken = async (token: string) =>
    app.pedir(null, { ...BUSES, headers: { authorization: `Bearer ${token}` } })

  it('asks for a session, before it reads the body', async () => {
    for (const peticion of [BUSES, { method: 'POST', url: '/api/buses', payload: '{malo' } as const]) {
      const respuesta = await app.pedir(null, peticion)
      expect(respuesta.statusCode).toBe(401)
      expect(respuesta.json()).toEqual(SIN_SESION)
    }
  })

  it('lets any session read', async () => {
    for (const usuario of ['admin', 'editor', 'consulta']) {
      expect((await app.pedir(usuario, BUSES)).statusCode).toBe(200)
    }
  })

  it('refuses by role, before it reads the body', async () => {
    const crear = { method: 'POST', url: '/api/buses', payload: '{malo' } as const
    expect((await app.pedir('consulta', crear)).statusCode).toBe(403)
    expect((await app.pedir('editor', crear)).statusCode).toBe(400)
    const borrada = await app.pedir('editor', BORRAR)
    expect(borrada.statusCode).toBe(403)
    expect(borrada.json()).toEqual({ mensaje: 'No tiene permiso para realizar esta acción.' })
    expect((await app.pedir('admin', BORRAR)).statusCode).toBe(404)
  })

  it('reads roles and disabling from the database at each request', async () => {
    await unUsuario(app.conexion, 'turno', ['EDITOR'])
    const crear = { method: 'POST', url: '/api/buses', payload: {} } as const
    const cambiar = (cambio: { roles?: string; activo?: 0 | 1 }) =>
      app.db.updateTable('usuarios').set(cambio).where('username', '=', 'turno').execute()
    expect((await app.pedir('turno', crear)).statusCode).toBe(400)
    await cambiar({ roles: '' })
    expect((await app.pedir('turno', crear)).statusCode).toBe(403)
    await cambiar({ activo: 0 })
    expect((await app.pedir('turno', BUSES)).statusCode).toBe(401)
  })

  it('takes only its own tokens, of its own algorithm and of now', async () => {
    const { uuid: sub } = await app.db
      .selectFrom('usuarios')
      .select('uuid')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow()
    const ahora = Math.floor(Date.now() / 1000)
    const bueno = {
      sub,
      sid: 'una',
      version: 1,
      iss: 'cochera',
      aud: 'cochera-api',
      auth_time: ahora - 80_000,
      iat: ahora,
      exp: ahora + 600,
    }
    expect((await conToken(firmar(bueno))).statusCode).toBe(200)

    const { exp: _exp, ...sinFinal } = bueno
    const { sid: _sid, ...sinIngreso } = bueno
    const { auth_time: _authTime, ...sinHora } = bueno
    const malos = [
      'basura',
      `${firmar(bueno)}x`,
      firmar(bueno, { alg: 'none' }),
      firmar(bueno, { alg: 'HS512' }),
      firmar(bueno, { secreto: 'otro-secreto-de-prueba-de-mas-de-32-caracteres' }),
      firmar({ ...bueno, exp: ahora - 1 }),
      firmar({ ...bueno, iat: ahora + 3600, exp: ahora + 7200 }),
      firmar({ ...bueno, iss: 'otro' }),
      firmar({ ...bueno, aud: 'otro' }),
      firmar({ ...bueno, version: 2 }),
      firmar({ ...bueno, sub: '7a6dec79-0efa-43ed-8ab0-33d589112fc5' }),
      firmar({ ...bueno, sub: 1 }),
      firmar(sinFinal),
      firmar(sinIngreso),
      firmar(sinHora),
      firmar({ ...bueno, auth_time: ahora - 86_400 }),
      firmar({ ...bueno, auth_time: 'hoy' }),
      firmar({ ...bueno, exp: 'nunca' }),
      firmar({ ...bueno, nbf: ahora + 3600 }),
    ]
    for (const token of malos) {
      const respuesta = await conToken(token)
      expect([token, respuesta.statusCode]).toEqual([token, 401])
      expect(respuesta.json()).toEqual(SIN_SESION)
    }
  })
})
