import { ANY_ENGINE, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { addressOf, tokenBySignIn, launch, killAll, ask, type ServerProcess } from '../../setup/serverProcess'

const PASSWORD = 'clave-de-la-demo'
const NEW = 'caballo batería grapa'
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

const linesOf = ({ output }: ServerProcess): Line[] =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

const eventsOf = (process: ServerProcess) => linesOf(process).filter(({ event }) => event !== undefined)

afterEach(killAll)

describe('the security log', () => {
  let base: FreshDatabase
  let env: Record<string, string | undefined>
  beforeAll(async () => {
    base = await freshDatabase(ANY_ENGINE)
    env = { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO_PASSWORD: PASSWORD }
  })
  afterAll(() => base.destroy())

  it('of a failure that nobody waited for has no value of a row, and the process ends', async () => {
    const entry = '__tests__/server/app/unhandled-rejection.main.ts'
    const process = launch(env, { entry })
    expect(await process.end).toBe(1)
    expect(linesOf(process)).toMatchObject([{ level: 60, msg: 'unhandledRejection' }])
    expect(process.output()).toMatch(/duplicate key|UNIQUE constraint/)
    expect(process.output()).not.toContain(DOCUMENTO)
  })

  it('has a line for each sign-in, sign-out, refusal and new password, and names no secret', async () => {
    const server = launch(env)
    const url = await addressOf(server)
    const signIn = async (username: string, password: string) => {
      const { body } = await ask(`${url}/api/auth/login`, { body: { username, password } })
      return (JSON.parse(body) as { token?: string }).token ?? ''
    }
    await signIn('Admin', 'clave-equivocada')
    await signIn(DOCUMENTO, PASSWORD)
    const token = await tokenBySignIn(url, PASSWORD)
    await ask(`${url}/api/deudas/conductor?documento=${DOCUMENTO}`)
    await ask(`${url}/api/buses`, { token: await signIn('consulta', PASSWORD), body: { placa: DOCUMENTO } })
    const changePassword = (current: string) =>
      fetch(`${url}/api/auth/clave`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ actual: current, nueva: NEW }),
      })
    await changePassword('clave-equivocada')
    await changePassword(PASSWORD)
    const fresh = await signIn('admin', NEW)
    await ask(`${url}/api/auth/logout`, { token: fresh, body: '' })
    for (let time = 0; time < 11; time += 1) await signIn('editor', 'clave-equivocada')
    server.child.kill('SIGTERM')
    await server.end

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
    for (const secret of [token, fresh, PASSWORD, NEW, 'clave-equivocada', DOCUMENTO, 'Bearer'])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
  })

  it('has a line for each change of a user by the command line, and who made it', async () => {
    const run = async (...args: string[]) => {
      const command = launch(env, { entry: 'src/server/usuarios.main.ts', args })
      expect([args, await command.end]).toEqual([args, 0])
      const generated = /^Clave: (.+)$/m.exec(command.output())?.[1]
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
})

it('has a line for a restored database', async () => {
  const base = await freshDatabase('sqlite')
  const env = { DATA_DIR: base.dataDir }
  const user = launch(env, {
    entry: 'src/server/usuarios.main.ts',
    args: ['crear', 'ana', '--generar'],
  })
  await user.end
  const backup = launch(env, { entry: 'src/server/respaldos/respaldo.main.ts' })
  expect(await backup.end).toBe(0)
  const restore = launch(env, { entry: 'src/server/respaldos/restaurar.main.ts', args: ['--si'] })
  expect(await restore.end).toBe(0)
  expect(eventsOf(restore)).toMatchObject([{ event: 'sys_restore', address: 'console' }])
  await base.destroy()
})
