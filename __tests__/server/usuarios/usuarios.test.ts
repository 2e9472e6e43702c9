import { type UsuarioFila } from '../../../src/contract/usuarios'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { PASSWORD, aUsuario, openApplication, type Application, type ServerRequest } from '../realApp'

const FIRST = 'caballo batería grapa'
const OWN = 'manzana tractor lluvia'
const BUSES = { method: 'GET', url: '/api/buses' } as const
const LIST = { method: 'GET', url: '/api/usuarios' } as const

describe.each(ENGINES)('the users on %s', (engine) => {
  let app: Application
  beforeEach(async () => {
    app = await openApplication(engine)
  })
  afterEach(() => app.close())

  const list = async () => (await app.ask('admin', LIST)).json<UsuarioFila[]>()
  const uuidOf = async (username: string) => {
    const row = await app.db
      .selectFrom('usuarios')
      .select('uuid')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    return row.uuid
  }
  const create = (payload: object, headers?: Record<string, string>) =>
    app.ask('admin', { method: 'POST', url: '/api/usuarios', payload, headers })
  const edit = async (by: string, username: string, payload: object) =>
    app.ask(by, { method: 'PUT', url: `/api/usuarios/usuario?uuid=${await uuidOf(username)}`, payload })
  const signIn = async (username: string, password: string) => {
    const payload = { username, password }
    return (await app.ask(null, { method: 'POST', url: '/api/auth/login', payload })).json<
      Record<string, unknown>
    >()
  }
  const withToken = (token: unknown, request: ServerRequest) =>
    app.ask(null, { ...request, headers: { authorization: `Bearer ${String(token)}` } })
  const ANA = { username: ' Ana ', nombre: 'Ana Ruiz', roles: ['EDITOR'], clave: FIRST }

  it('are listed in Spanish order', async () => {
    const names = { admin: 'beto', consulta: 'Carla', editor: 'Álvaro' }
    for (const [username, nombre] of Object.entries(names))
      await app.db.updateTable('usuarios').set({ nombre }).where('username', '=', username).execute()
    expect((await list()).map(({ nombre }) => nombre)).toEqual(['Álvaro', 'beto', 'Carla'])
  })

  it('are created by an administrator, once for one key', async () => {
    const key = { 'idempotency-key': 'una-clave-de-prueba' }
    const created = await create(ANA, key)
    expect(created.statusCode).toBe(201)
    expect(created.json()).toMatchObject({
      username: 'ana',
      nombre: 'Ana Ruiz',
      roles: ['EDITOR'],
      activo: true,
      claveProvisional: true,
      ultimoIngreso: null,
    })
    expect((await create(ANA, key)).json()).toEqual(created.json())
    const again = await create(ANA)
    const mensaje = 'El usuario ana ya existe.'
    expect([again.statusCode, again.json()]).toEqual([409, { mensaje, errores: { username: mensaje } }])
  })

  it('keep an administrator, though two take each other’s right at once', async () => {
    await aUsuario(app.connection, 'jefa', ['ADMIN'])
    await app.tokenOf('admin')
    await app.tokenOf('jefa')
    for (const loss of [
      { roles: ['EDITOR'], activo: true },
      { roles: ['ADMIN'], activo: false },
    ]) {
      const answers = await Promise.all([
        edit('admin', 'jefa', { nombre: 'Jefa', ...loss }),
        edit('jefa', 'admin', { nombre: 'Admin', ...loss }),
      ])
      const [won, lost] = answers.map(({ statusCode }) => statusCode).sort()
      expect(won).toBe(200)
      // Latecomers are no longer signed in, or are told why not.
      expect([401, 409]).toContain(lost)
      const admins = await app.db
        .selectFrom('usuarios')
        .select('username')
        .where('activo', '=', 1)
        .where('roles', 'like', '%ADMIN%')
        .execute()
      expect(admins).toHaveLength(1)
      await app.db
        .updateTable('usuarios')
        .set({ roles: 'ADMIN', activo: 1, versionSesion: 1 })
        .where('username', 'in', ['admin', 'jefa'])
        .execute()
    }
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('are not enabled again by whoever edited them as they were before', async () => {
      await create(ANA)
      const ana = (await list()).find(({ username }) => username === 'ana')
      const disabled = { nombre: 'Ana Ruiz', roles: [], activo: false, version: ana?.version }
      expect((await edit('admin', 'ana', disabled)).statusCode).toBe(200)
      const late = await edit('admin', 'ana', { ...disabled, nombre: 'Ana María', activo: true })
      expect(late.statusCode).toBe(409)
      expect(late.json()).toMatchObject({ actual: { nombre: 'Ana Ruiz', activo: false } })
      expect((await edit('admin', 'ana', disabled)).statusCode).toBe(200)
    })

    it('lose their sessions with other roles and when they are disabled, not with another name', async () => {
      await aUsuario(app.connection, 'rosa', ['EDITOR'])
      const { token } = await signIn('rosa', PASSWORD)
      const status = async (of: unknown) => (await withToken(of, BUSES)).statusCode
      const renamed = await edit('admin', 'rosa', { nombre: 'Rosa Díaz', roles: ['EDITOR'], activo: true })
      expect(renamed.json()).toMatchObject({ nombre: 'Rosa Díaz', roles: ['EDITOR'], activo: true })
      expect(await status(token)).toBe(200)
      await edit('admin', 'rosa', { nombre: 'Rosa Díaz', roles: [], activo: true })
      expect(await status(token)).toBe(401)
      const later = await signIn('rosa', PASSWORD)
      expect(later.roles).toBe('')
      await edit('admin', 'rosa', { nombre: 'Rosa Díaz', roles: [], activo: false })
      expect(await status(later.token)).toBe(401)
      expect(await signIn('rosa', PASSWORD)).toEqual({ mensaje: 'Usuario o clave incorrectos.' })
    })

    it('are listed with when each signed in last', async () => {
      const rows = await list()
      expect(rows[0]).toEqual({
        uuid: expect.any(String) as string,
        username: 'admin',
        nombre: 'Admin',
        roles: ['ADMIN', 'EDITOR'],
        activo: true,
        claveProvisional: false,
        ultimoIngreso: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) as string,
        version: 1,
      })
      expect(rows[1]).toMatchObject({ roles: [], ultimoIngreso: null })
      expect(JSON.stringify(rows)).not.toContain('argon2')
    })

    it.each([
      [{ username: 'con espacio' }, 'username', /^El usuario debe tener de 2 a 60 letras/],
      [{ roles: ['JEFE'] }, 'roles.0', /^El rol no existe\.$/],
      [{ clave: 'corta' }, 'clave', /al menos 12 caracteres/],
      [{ clave: 'passwordpassword' }, 'clave', /demasiado común/],
    ])('are refused with %j', async (wrong, field, words) => {
      const answer = await create({ ...ANA, ...wrong })
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ errores: Record<string, string> }>().errores[field]).toMatch(words)
      expect(await list()).toHaveLength(3)
    })

    it('who have a first password get no further than changing it, or signing out', async () => {
      await create(ANA)
      const logout = await withToken((await signIn('ana', FIRST)).token, {
        method: 'POST',
        url: '/api/auth/logout',
      })
      expect(logout.statusCode).toBe(200)
      const { token, claveProvisional } = await signIn('ana', FIRST)
      expect(claveProvisional).toBe(true)
      const mensaje = 'Cambie su clave para continuar.'
      for (const request of [
        BUSES,
        LIST,
        { method: 'GET', url: '/api/auth/sesiones' },
        { method: 'POST', url: '/api/festivos', payload: { fecha: '2026-03-20' } },
      ] as const) {
        const refused = await withToken(token, request)
        expect([refused.statusCode, refused.json()]).toEqual([403, { mensaje, errores: { clave: mensaje } }])
      }

      const change = (current: string, created: string) =>
        withToken(token, {
          method: 'PUT',
          url: '/api/auth/clave',
          payload: { actual: current, nueva: created },
        })
      expect((await change(FIRST, FIRST)).statusCode).toBe(400)
      const changed = (await change(FIRST, OWN)).json<Record<string, unknown>>()
      expect(changed).not.toHaveProperty('claveProvisional')
      expect((await withToken(changed.token, BUSES)).statusCode).toBe(200)
      expect(await signIn('ana', OWN)).not.toHaveProperty('claveProvisional')
    })

    it('get a new first password, or lose all sessions, by an administrator’s hand', async () => {
      await aUsuario(app.connection, 'rosa')
      const { token } = await signIn('rosa', PASSWORD)
      const uuid = await uuidOf('rosa')
      const ended = await app.ask('admin', { method: 'DELETE', url: `/api/usuarios/sesiones?uuid=${uuid}` })
      expect(ended.json()).toEqual({ mensaje: 'Las sesiones de Rosa terminaron.' })
      expect((await withToken(token, BUSES)).statusCode).toBe(401)

      const later = await signIn('rosa', PASSWORD)
      const give = (of: string) =>
        app.ask('admin', { method: 'PUT', url: `/api/usuarios/clave?uuid=${of}`, payload: { clave: FIRST } })
      expect((await give(uuid)).json()).toMatchObject({ username: 'rosa', claveProvisional: true })
      expect((await withToken(later.token, BUSES)).statusCode).toBe(401)
      expect(await signIn('rosa', FIRST)).toHaveProperty('claveProvisional', true)
      expect((await give(await uuidOf('admin'))).statusCode).toBe(409)
      expect((await give('7a6dec79-0efa-43ed-8ab0-33d589112fc5')).statusCode).toBe(404)
    })

    it('cannot lose their own administration, nor disable themselves', async () => {
      const admin = { nombre: 'Admin', roles: ['ADMIN'], activo: true }
      expect((await edit('admin', 'admin', { ...admin, roles: ['EDITOR'] })).json()).toEqual({
        mensaje: 'No puede quitarse a sí mismo el rol de Administración. Pídalo a otro administrador.',
      })
      expect((await edit('admin', 'admin', { ...admin, activo: false })).json()).toEqual({
        mensaje: 'No puede deshabilitarse a sí mismo. Pídalo a otro administrador.',
      })
      expect((await edit('admin', 'admin', { ...admin, nombre: 'Otra' })).statusCode).toBe(200)
    })

    it('leave no password in the log of keys, not even its bare hash', async () => {
      await create(ANA, { 'idempotency-key': 'una-clave-de-prueba' })
      const rows = await app.db.selectFrom('claves_idempotencia').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(FIRST)
      const other = await openApplication(engine)
      const again = { 'idempotency-key': 'una-clave-de-prueba' }
      await other.ask('admin', { method: 'POST', url: '/api/usuarios', payload: ANA, headers: again })
      const [there] = await other.db.selectFrom('claves_idempotencia').selectAll().execute()
      await other.close()
      expect(there?.huella).not.toBe(rows[0]?.huella)
    })
  }
})
