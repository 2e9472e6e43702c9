import { ENGINES, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { direccionDe, ingresar, lanzar, matarTodos, pedir, type Proceso } from '../../setup/serverProcess'

const CLAVE = 'clave-de-la-demo'
const NUEVA = 'caballo batería grapa'
const DOCUMENTO = '71234567'

interface Line {
  level: number
  msg: string
  event?: string
  user?: string | null
  address?: string
  reqId?: string
  status?: number
  route?: string
  reason?: string
  change?: string
  by?: string
}

const linesOf = ({ salida }: Proceso): Line[] =>
  salida()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

const eventsOf = (process: Proceso) => linesOf(process).filter(({ event }) => event !== undefined)

afterEach(matarTodos)

describe.each(ENGINES)('the security log on %s', (engine) => {
  let base: FreshDatabase
  let env: Record<string, string | undefined>
  beforeAll(async () => {
    base = await freshDatabase(engine)
    env = { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO_PASSWORD: CLAVE }
  })
  afterAll(() => base.destroy())

  it('has a line for each sign-in, sign-out, refusal and new password, and names no secret', async () => {
    const server = lanzar(env)
    const url = await direccionDe(server)
    const signIn = async (username: string, password: string) => {
      const { cuerpo } = await pedir(`${url}/api/auth/login`, { body: { username, password } })
      return (JSON.parse(cuerpo) as { token?: string }).token ?? ''
    }
    await signIn('Admin', 'clave-equivocada')
    await signIn(DOCUMENTO, CLAVE)
    const token = await ingresar(url, CLAVE)
    await pedir(`${url}/api/deudas/conductor?documento=${DOCUMENTO}`)
    await pedir(`${url}/api/buses`, { token: await signIn('consulta', CLAVE), body: { placa: DOCUMENTO } })
    const changePassword = (actual: string) =>
      fetch(`${url}/api/auth/clave`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ actual, nueva: NUEVA }),
      })
    await changePassword('clave-equivocada')
    await changePassword(CLAVE)
    const fresh = await signIn('admin', NUEVA)
    await pedir(`${url}/api/auth/logout`, { token: fresh, body: '' })
    for (let time = 0; time < 11; time += 1) await signIn('editor', 'clave-equivocada')
    server.hijo.kill('SIGTERM')
    await server.fin

    const LOGIN = 'POST /api/auth/login'
    const wrong = { event: 'authn_login_fail', user: 'editor', route: LOGIN, reason: 'wrong password' }
    const events = eventsOf(server)
    expect(events).toMatchObject([
      { event: 'authn_login_fail', user: 'admin', route: LOGIN, reason: 'wrong password' },
      { event: 'authn_login_fail', user: null, route: LOGIN, reason: 'unknown user' },
      { event: 'authn_login_success', user: 'admin', route: LOGIN },
      { event: 'authz_fail', status: 401, user: null, route: 'GET /api/deudas/conductor' },
      { event: 'authn_login_success', user: 'consulta', route: LOGIN },
      { event: 'authz_fail', status: 403, user: 'consulta', route: 'POST /api/buses' },
      { event: 'authn_password_change_fail', user: 'admin', route: 'PUT /api/auth/clave' },
      { event: 'authn_password_change', user: 'admin', route: 'PUT /api/auth/clave' },
      { event: 'authn_login_success', user: 'admin', route: LOGIN },
      { event: 'session_expired', user: 'admin', route: 'POST /api/auth/logout', reason: 'logout' },
      ...Array<Line>(10).fill(wrong as Line),
      { event: 'excess_rate_limit_exceeded', status: 429, user: 'editor', route: LOGIN },
    ])
    for (const { level, address, reqId } of events)
      expect([level, address, reqId]).toEqual([30, '127.0.0.1', expect.stringMatching(/./)])
    const log = linesOf(server)
    // Requests as such are for `debug`.
    expect(log.filter(({ msg }) => /request/.test(msg))).toEqual([])
    const text = JSON.stringify(log)
    for (const secret of [token, fresh, CLAVE, NUEVA, 'clave-equivocada', DOCUMENTO, 'Bearer'])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
  })

  it('has a line for each change of a user by the command line, and who made it', async () => {
    const run = async (...argumentos: string[]) => {
      const command = lanzar(env, { entrada: 'src/server/usuarios/main.ts', argumentos })
      expect([argumentos, await command.fin]).toEqual([argumentos, 0])
      const generated = /^Clave: (.+)$/m.exec(command.salida())?.[1]
      const events = eventsOf(command)
      if (generated) expect(JSON.stringify(events)).not.toContain(generated)
      return events
    }
    const console = { user: 'ana', address: 'console', by: expect.stringMatching(/./) as string }
    expect(await run('crear', 'ana', '--generar')).toMatchObject([{ event: 'user_created', ...console }])
    expect(await run('clave', 'ana', '--generar')).toMatchObject([
      { event: 'authn_password_change', ...console },
    ])
    expect(await run('roles', 'ana', 'EDITOR')).toMatchObject([
      { event: 'authz_change', ...console, change: 'EDITOR' },
    ])
    expect(await run('deshabilitar', 'ana')).toMatchObject([
      { event: 'user_updated', ...console, change: 'disabled' },
    ])
    expect(await run('habilitar', 'ana')).toMatchObject([
      { event: 'user_updated', ...console, change: 'enabled' },
    ])
    expect(await run('listar')).toEqual([])
  })

  it('of a failure that nobody waited for has no value of a row, and the process ends', async () => {
    const entrada = '__tests__/server/app/unhandled-rejection.main.ts'
    const process = lanzar(env, { entrada })
    expect(await process.fin).toBe(1)
    expect(linesOf(process)).toMatchObject([{ level: 60, msg: 'unhandledRejection' }])
    expect(process.salida()).toMatch(/duplicate key|UNIQUE constraint/)
    expect(process.salida()).not.toContain(DOCUMENTO)
  })
})

it('has a line for a restored database', async () => {
  const base = await freshDatabase('sqlite')
  const env = { DATA_DIR: base.dataDir }
  const user = lanzar(env, {
    entrada: 'src/server/usuarios/main.ts',
    argumentos: ['crear', 'ana', '--generar'],
  })
  await user.fin
  const backup = lanzar(env, { entrada: 'src/server/respaldos/respaldo.main.ts' })
  expect(await backup.fin).toBe(0)
  const restore = lanzar(env, { entrada: 'src/server/respaldos/restaurar.main.ts', argumentos: ['--si'] })
  expect(await restore.fin).toBe(0)
  expect(eventsOf(restore)).toMatchObject([{ event: 'sys_restore', address: 'console' }])
  await base.destroy()
})
