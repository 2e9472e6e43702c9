import { Readable } from 'node:stream'
import { ENGINES } from '../../setup/databases'
import { CLAVE, unUsuario, unaAplicacion, type Aplicacion } from '../aplicacion'

const HORA = 3_600_000
const BUSES = { method: 'GET', url: '/api/buses' } as const
const SALIR = { method: 'POST', url: '/api/auth/logout' } as const

describe.each(ENGINES)('a session on %s', (engine) => {
  let app: Aplicacion
  let instante = Date.parse('2026-03-20T12:00:00Z')
  beforeAll(async () => {
    app = await unaAplicacion(engine, { ahora: () => new Date(instante) })
  })
  afterAll(() => app.cerrar())

  const ingresar = async (username: string, password = CLAVE) => {
    const peticion = { method: 'POST', url: '/api/auth/login', payload: { username, password } } as const
    const respuesta = await app.pedir(null, peticion)
    return { estado: respuesta.statusCode, token: respuesta.json<{ token: string }>().token }
  }
  const con = (token: string, peticion: Parameters<Aplicacion['pedir']>[1] = BUSES) =>
    app.pedir(null, { ...peticion, headers: { authorization: `Bearer ${token}` } })
  const estado = async (token: string) => (await con(token)).statusCode
  const cambiar = (token: string, actual: string, nueva: string) =>
    con(token, { method: 'PUT', url: '/api/auth/clave', payload: { actual, nueva } })

  it('lasts ten hours by the server’s clock, and not a second more', async () => {
    const { token } = await ingresar('admin')
    instante += 10 * HORA - 1000
    expect(await estado(token)).toBe(200)
    instante += 1000
    expect(await estado(token)).toBe(401)
  })

  it('is renewed in a header while it is in use and less than half is left', async () => {
    const { token } = await ingresar('editor')
    instante += 5 * HORA
    expect((await con(token)).headers).not.toHaveProperty('x-token-renovado')
    instante += 1000
    expect((await con(token, { ...BUSES, url: '/api/no-existe' })).headers).not.toHaveProperty(
      'x-token-renovado',
    )
    const renovado = String((await con(token)).headers['x-token-renovado'])
    instante += 9 * HORA
    expect(await estado(token)).toBe(401)
    expect(await estado(renovado)).toBe(200)
  })

  it('is not renewed on an answer that a browser keeps', async () => {
    const { token } = await ingresar('editor')
    const tabla = (headers = {}) =>
      app.pedir(null, {
        method: 'GET',
        url: '/api/liquidaciones/table',
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
    const antes = await tabla()
    expect(antes.headers['cache-control']).toBe('private, no-cache')
    instante += 6 * HORA
    const renovada = await tabla()
    expect(renovada.headers).toHaveProperty('x-token-renovado')
    expect(renovada.headers['cache-control']).toBe('no-store')
    const sinCambios = await tabla({ 'if-none-match': String(antes.headers.etag) })
    expect(sinCambios.statusCode).toBe(304)
    expect(sinCambios.headers).not.toHaveProperty('x-token-renovado')
  })

  it('counts for a day at most from its sign-in, however often it is renewed', async () => {
    let { token } = await ingresar('editor')
    for (let hora = 6; hora <= 18; hora += 6) {
      instante += 6 * HORA
      token = String((await con(token)).headers['x-token-renovado'])
    }
    instante += 6 * HORA - 1000
    const ultima = await con(token)
    expect(ultima.statusCode).toBe(200)
    expect(ultima.headers).not.toHaveProperty('x-token-renovado')
    instante += 1000
    expect(await estado(token)).toBe(401)
  })

  it('ends by signing out for a call on its way too, whose token is renewed after that', async () => {
    const { token } = await ingresar('editor')
    const { token: otra } = await ingresar('editor')
    instante += 6 * HORA
    let entrar = () => undefined as void
    const dentro = new Promise<void>((resolve) => (entrar = resolve))
    // Its body is asked for once its session has been looked at.
    const body = new Readable({ read: () => entrar() })
    const enCamino = app.app.inject({
      method: 'POST',
      url: '/api/festivos',
      payload: body,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    await dentro
    await con(token, SALIR)
    instante += 5000
    body.push('{"fecha":"2026-03-23"}')
    body.push(null)
    const renovado = String((await enCamino).headers['x-token-renovado'])
    instante += 10 * HORA - 4000
    // Whoever signs out clears away the ended sessions whose time is over.
    await con(otra, SALIR)
    await con((await ingresar('admin')).token, SALIR)
    expect([renovado.startsWith('ey'), await estado(renovado)]).toEqual([true, 401])
  })

  it('has the browser forget what it has kept when it ends by signing out', async () => {
    const { token } = await ingresar('editor')
    expect((await con(token, SALIR)).headers['clear-site-data']).toBe('"cache"')
  })

  it('ends by signing out with all its renewals, and the same person’s other devices stay signed in', async () => {
    const { token: mesa } = await ingresar('editor')
    const { token: portatil } = await ingresar('editor')
    instante += 6 * HORA
    const renovado = String((await con(mesa)).headers['x-token-renovado'])
    const salida = await con(renovado, SALIR)
    expect([salida.statusCode, salida.json()]).toEqual([200, { mensaje: 'Sesión cerrada.' }])
    expect(salida.headers).not.toHaveProperty('x-token-renovado')
    expect([await estado(mesa), await estado(renovado), await estado(portatil)]).toEqual([401, 401, 200])
  })

  it('is forgotten among the ended ones once it could count no more', async () => {
    const cerradas = () => app.db.selectFrom('sesionesCerradas').select('sid').execute()
    await con((await ingresar('consulta')).token, SALIR)
    instante += 25 * HORA
    await con((await ingresar('consulta')).token, SALIR)
    expect(await cerradas()).toHaveLength(1)
  })

  it('ends everywhere when the password is changed, and this device goes on', async () => {
    await unUsuario(app.conexion, 'marta')
    const { token: aqui } = await ingresar('marta')
    const { token: alla } = await ingresar('marta')
    const respuesta = await cambiar(aqui, CLAVE, 'caballo batería grapa')
    expect(respuesta.statusCode).toBe(200)
    const { token: nuevo, ...datos } = respuesta.json<{ token: string }>()
    expect(datos).toEqual({ username: 'marta', nombre: 'Marta', roles: '' })
    expect([await estado(aqui), await estado(alla), await estado(nuevo)]).toEqual([401, 401, 200])
    expect((await ingresar('marta')).estado).toBe(400)
    expect((await ingresar('marta', 'caballo batería grapa')).estado).toBe(200)
  })

  it('changes no password without the present one, nor to a weak one', async () => {
    await unUsuario(app.conexion, 'pedro')
    const { token } = await ingresar('pedro')
    const casos = [
      ['otra-clave-cualquiera', 'caballo batería grapa', 'actual', 'La clave actual no es correcta.'],
      [CLAVE, 'corta', 'nueva', 'La clave debe tener al menos 12 caracteres.'],
      [CLAVE, '1Q2W3E4R5T6Y', 'nueva', 'Esa clave es demasiado común. Elija otra.'],
      [CLAVE, 'passwordpassword', 'nueva', 'Esa clave es demasiado común. Elija otra.'],
      [CLAVE, 'aaaaaaaaaaaaaa', 'nueva', 'Esa clave es demasiado común. Elija otra.'],
      [CLAVE, CLAVE, 'nueva', 'La clave nueva debe ser distinta de la actual.'],
    ] as const
    for (const [actual, nueva, campo, mensaje] of casos) {
      const respuesta = await cambiar(token, actual, nueva)
      expect([nueva, respuesta.statusCode]).toEqual([nueva, 400])
      expect(respuesta.json()).toEqual({ mensaje, errores: { [campo]: mensaje } })
    }
    expect(await estado(token)).toBe(200)
  })

  it('gives no more guesses at the present password than at the sign-in', async () => {
    await unUsuario(app.conexion, 'tercera')
    const { token } = await ingresar('tercera')
    const estados: number[] = []
    for (let vez = 0; vez < 11; vez += 1)
      estados.push((await cambiar(token, `equivocada ${vez}`, 'caballo batería grapa')).statusCode)
    expect(estados).toEqual([...Array<number>(10).fill(400), 429])
  })
})
