/** Where the demonstration's users, whose password may be known to everyone, do not sign in. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { ANY_ENGINE, freshDatabase, type FreshDatabase } from '../../setup/databases'
import { addressOf, launch, killAll, type ServerProcess } from '../../setup/serverProcess'

const REFUSED = { status: 400, body: '{"mensaje":"Usuario o clave incorrectos."}' }

interface Answer {
  status: number
  body: string
}

/** A sign-in as it reaches the server's socket, with these headers and no others. */
const signIn = (url: string, username: string, password: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const call = request(`${url}/api/auth/login`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', ...headers },
    })
    call.once('error', reject).once('response', (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    call.end(JSON.stringify({ username, password }))
  })

/** Request through a proxy that speaks HTTP/1.0, names the upstream as the host and nobody else: nginx without a line of settings. */
const throughSilentProxy = (url: string, head: string, body = '') =>
  new Promise<string>((resolve, reject) => {
    const { port, host } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `${head} HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      ),
    )
    let received = ''
    socket.setEncoding('utf8').on('data', (part: string) => (received += part))
    socket.once('error', reject).once('close', () => resolve(received))
  })

async function stop({ child, end }: ServerProcess) {
  child.kill('SIGTERM')
  await end
}

afterEach(killAll)

describe('the demonstration', () => {
  let base: FreshDatabase
  let env: Record<string, string | undefined>
  beforeAll(async () => {
    base = await freshDatabase(ANY_ENGINE)
    env = { DATA_DIR: base.dataDir, DATABASE_URL: base.databaseUrl, DEMO: 'si' }
  })
  afterAll(() => base.destroy())

  const usuarios = async (...args: string[]) => {
    const command = launch(env, { entry: 'src/server/usuarios.main.ts', args })
    expect(await command.end).toBe(0)
    return /^Clave: (.+)$/m.exec(command.output())?.[1] ?? ''
  }

  it('lets its users in from this machine, and not where anything says that others are there', async () => {
    const server = launch(env)
    const url = await addressOf(server)
    const { port } = new URL(url)
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]', 'LocalHost'])
      expect([host, (await signIn(url, 'admin', 'cochera-demo', { host })).status]).toEqual([host, 200])
    const origin = `http://localhost:${port}`
    expect((await signIn(url, 'admin', 'cochera-demo', { origin })).status).toBe(200)

    const signs: Record<string, string> = {
      forwarded: 'for=200.1.1.1',
      'x-forwarded-for': '200.1.1.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'localhost',
      'x-real-ip': '127.0.0.1',
      via: '1.1 proxy',
      host: 'cochera.example.com',
      origin: 'https://cochera.example.com',
    }
    // Takes turns, so that no limit is reached.
    const turns = ['admin', 'editor', 'consulta']
    for (const [turn, [name, value]] of Object.entries(signs).entries()) {
      const answer = await signIn(url, turns[turn % 3] ?? '', 'cochera-demo', { [name]: value })
      expect([name, answer]).toEqual([name, REFUSED])
    }
    const login = JSON.stringify({ username: 'admin', password: 'cochera-demo' })
    expect(await throughSilentProxy(url, 'POST /api/auth/login', login)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await throughSilentProxy(url, 'GET /metrics')).toMatch(/^HTTP\/1\.1 404 /)
    await stop(server)

    const causes = server
      .output()
      .split('\n')
      .flatMap((line) => /"reason":"demonstration user: (.+?)"/.exec(line)?.[1] ?? [])
    expect(causes).toEqual([...Object.keys(signs), 'HTTP/1.0'])
  })

  it('keeps its users out where settings say that others are served, whatever their password is called', async () => {
    const own = await usuarios('crear', 'ana', '--generar')
    for (const setting of [{ PROXY: '127.0.0.1' }, { TLS: 'si' }, { TLS: 'si', DEMO: 'no' }]) {
      const server = launch({ ...env, DEMO_PASSWORD: 'otra-clave-de-la-demo', ...setting })
      const url = await addressOf(server)
      expect(await signIn(url, 'admin', 'cochera-demo')).toEqual(REFUSED)
      expect(await signIn(url, 'editor', 'cochera-demo')).toEqual(REFUSED)
      expect((await signIn(url, 'ana', own)).status).toBe(200)
      expect(server.output()).not.toContain('Usuarios de la demostración')
      await stop(server)
    }
  })

  it('ends for a user who is given another password, who is then like any other', async () => {
    const own = await usuarios('clave', 'admin', '--generar')
    const server = launch({ ...env, PROXY: '127.0.0.1' })
    const url = await addressOf(server)
    expect((await signIn(url, 'admin', own, { 'x-forwarded-for': '200.1.1.1' })).status).toBe(200)
    expect(await signIn(url, 'consulta', 'cochera-demo')).toEqual(REFUSED)
    await stop(server)
  })
})
