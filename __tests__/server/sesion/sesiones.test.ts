import { type SesionAbierta } from '../../../src/contract/sesion'
import { deviceOf } from '../../../src/server/sesion/device'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { PASSWORD, openApplication, type Application, type ServerRequest } from '../realApp'

const AGENTS = {
  'Chrome en Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Chrome en Linux':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  'Edge en Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Firefox en Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Safari en iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Chrome en Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Safari en Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Dispositivo desconocido': 'curl/8.5.0',
}

test.each(Object.entries(AGENTS))('a device is named %s', (words, agent) =>
  expect(deviceOf(agent)).toBe(words),
)

describe.each(ENGINES)('the sign-ins of a person on %s', (engine) => {
  let app: Application
  let instant = Date.parse('2026-03-20T12:00:00Z')
  beforeEach(async () => {
    app = await openApplication(engine, { now: () => new Date(instant) })
  })
  afterEach(() => app.close())

  const signIn = async (device: keyof typeof AGENTS, username = 'editor') => {
    const answer = await app.ask(null, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { username, password: PASSWORD },
      headers: { 'user-agent': AGENTS[device] },
    })
    return answer.json<{ token: string }>().token
  }
  const by = (token: string, method: ServerRequest['method'], url: string) =>
    app.ask(null, { method, url, headers: { authorization: `Bearer ${token}` } })
  const list = async (token: string) => (await by(token, 'GET', '/api/auth/sesiones')).json<SesionAbierta[]>()
  const status = async (token: string) => (await by(token, 'GET', '/api/buses')).statusCode

  it('are listed with their devices, the one used last first', async () => {
    await signIn('Safari en iPhone', 'admin')
    const desk = await signIn('Chrome en Windows')
    instant += 60_000
    const phone = await signIn('Safari en iPhone')
    expect(await list(phone)).toEqual([
      {
        sid: expect.any(String) as string,
        dispositivo: 'Safari en iPhone',
        desde: '2026-03-20T12:01:00.000Z',
        visto: '2026-03-20T12:01:00.000Z',
        actual: true,
      },
      expect.objectContaining({
        dispositivo: 'Chrome en Windows',
        desde: '2026-03-20T12:00:00.000Z',
        actual: false,
      }),
    ])

    const seenAtDesk = async () => (await list(phone)).find(({ actual }) => !actual)?.visto
    instant += 59_000
    await status(desk)
    expect(await seenAtDesk()).toBe('2026-03-20T12:01:59.000Z')
    instant += 59_000
    await status(desk)
    // Once a minute is enough.
    expect(await seenAtDesk()).toBe('2026-03-20T12:01:59.000Z')
    instant += 1000
    await status(desk)
    expect(await seenAtDesk()).toBe('2026-03-20T12:02:59.000Z')
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('end all but one', async () => {
      const others = [await signIn('Chrome en Windows'), await signIn('Firefox en Linux')]
      const admin = await signIn('Chrome en Windows', 'admin')
      const mine = await signIn('Safari en iPhone')
      const ended = await by(mine, 'DELETE', '/api/auth/sesiones/otras')
      expect(ended.json()).toEqual({ mensaje: 'Las demás sesiones terminaron.' })
      expect(await Promise.all([...others, mine, admin].map(status))).toEqual([401, 401, 200, 200])
      expect(await list(mine)).toEqual([expect.objectContaining({ actual: true })])
    })

    it('are gone from the list after signing out, a change of the password, and a day', async () => {
      await by(await signIn('Firefox en Linux'), 'POST', '/api/auth/logout')
      const mine = await signIn('Chrome en Windows')
      expect(await list(mine)).toHaveLength(1)
      await app.db
        .updateTable('usuarios')
        .set({ versionSesion: 2 })
        .where('username', '=', 'editor')
        .execute()
      expect(await list(await signIn('Safari en iPhone'))).toHaveLength(1)
      instant += 86_400_000
      await signIn('Safari en Mac')
      const kept = await app.db.selectFrom('sesiones').select('dispositivo').execute()
      expect(kept.map(({ dispositivo }) => dispositivo)).toEqual(
        expect.not.arrayContaining(['Firefox en Linux']),
      )
      instant += 1
      await signIn('Safari en Mac')
      expect(await app.db.selectFrom('sesiones').select('sid').execute()).toHaveLength(2)
    })

    it('let a person read though nothing can be written', async () => {
      const mine = await signIn('Chrome en Windows')
      instant += 120_000
      await app.db.schema.alterTable('sesiones').renameColumn('version', 'otra').execute()
      expect(await status(mine)).toBe(200)
    })

    it('end one by one, and not those of others', async () => {
      const mine = await signIn('Chrome en Windows')
      const phone = await signIn('Safari en iPhone')
      const other = await signIn('Chrome en Windows', 'admin')
      const end = (token: string, sid: string | undefined) =>
        by(token, 'DELETE', `/api/auth/sesiones?sid=${sid}`)
      const [own] = (await list(other)).map(({ sid }) => sid)
      const refused = await end(mine, own)
      expect([refused.statusCode, refused.json()]).toEqual([404, { mensaje: 'Esa sesión ya terminó.' }])
      const sid = (await list(mine)).find(({ actual }) => !actual)?.sid
      expect((await end(mine, sid)).json()).toEqual({ mensaje: 'Sesión terminada.' })
      expect(await Promise.all([mine, phone, other].map(status))).toEqual([200, 401, 200])
      expect(await list(mine)).toHaveLength(1)
      expect((await end(mine, sid)).statusCode).toBe(404)
      expect((await end(mine, 'x')).statusCode).toBe(400)
    })
  }
})
