import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { ANY_ENGINE } from '../../setup/databases'
import { openApplication, type Application } from '../realApp'

const PAGE =
  '<!doctype html><meta name="api-base-url" content="https://api.example.com/v1"><meta name="zona-horaria" content="America/Bogota"><meta name=umbral-pasajeros content=20><meta name=servidor-propio content=no><meta name=csp-nonce nonce=__NONCE__><div id="root">'
const CODE = `// ${'código '.repeat(400)}`
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the built page', () => {
  let app: Application
  let publicDir: string
  beforeAll(async () => {
    publicDir = mkdtempSync(path.join(tmpdir(), 'cochera-public-'))
    mkdirSync(path.join(publicDir, 'assets'))
    writeFileSync(path.join(publicDir, 'index.html'), PAGE)
    writeFileSync(path.join(publicDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const file = path.join(publicDir, 'assets/main.01234567.js')
    writeFileSync(file, CODE)
    writeFileSync(`${file}.br`, brotliCompressSync(CODE))
    writeFileSync(`${file}.gz`, gzipSync(CODE))
    app = await openApplication(ANY_ENGINE, {
      publicDir,
      config: { zonaHoraria: 'America/Lima', umbralPasajeros: 35 },
    })
  })
  afterAll(async () => {
    await app.close()
    rmSync(publicDir, { recursive: true })
  })
  const see = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url, headers })

  const nonceOf = (csp: unknown) => /style-src 'self' 'nonce-([\w-]{22})'/.exec(String(csp))?.[1] ?? ''

  it("is served at every address that a person may type, names the company's settings, and is kept nowhere", async () => {
    const nonces = new Set<string>()
    for (const url of ['/', '/index.html', '/login', '/reportes/gastos?x=1', '/asistencias/crear']) {
      const answer = await see(url, HTML)
      const nonce = nonceOf(answer.headers['content-security-policy'])
      expect([url, answer.statusCode, answer.body]).toEqual([
        url,
        200,
        PAGE.replace('__NONCE__', nonce).replace('America/Bogota', 'America/Lima').replace('=20', '=35'),
      ])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(5)
  })

  it('is marked as the own server’s when it asks this server, and only then', async () => {
    expect((await see('/', HTML)).body).toContain('<meta name=servidor-propio content=no>')
    const folder = mkdtempSync(path.join(tmpdir(), 'cochera-public-'))
    writeFileSync(path.join(folder, 'index.html'), PAGE.replace('https://api.example.com/v1', '/api'))
    const own = await openApplication(ANY_ENGINE, { publicDir: folder })
    const { body } = await own.app.inject({ method: 'GET', url: '/', headers: HTML })
    expect(body).toContain('<meta name=servidor-propio content=si>')
    await own.close()
    rmSync(folder, { recursive: true })
  })

  it('keeps hashed files for a year, and asks for the others each time', async () => {
    const answer = await see('/assets/main.01234567.js', { 'accept-encoding': 'br' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await see('/icon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body],
  ] as const)('sends code to whoever accepts %s as %s', async (accepts, encoding, open) => {
    const { statusCode, headers, rawPayload } = await see(
      '/assets/main.01234567.js',
      accepts === undefined ? {} : { 'accept-encoding': accepts },
    )
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding])
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(open(rawPayload).toString()).toBe(CODE)
  })

  it('tells whoever holds a compressed file that it is still the same', async () => {
    const withBrotli = { 'accept-encoding': 'br' }
    const { headers } = await see('/assets/main.01234567.js', withBrotli)
    const again = { ...withBrotli, 'if-none-match': String(headers.etag) }
    expect((await see('/assets/main.01234567.js', again)).statusCode).toBe(304)
    expect((await see('/assets/main.01234567.js')).headers.etag).not.toBe(headers.etag)
  })

  it('does not take the place of a missing file, of the API or of what is outside its folder', async () => {
    for (const url of ['/assets/otro.js', '/..%2f..%2fetc%2fpasswd', '/.env']) {
      expect([url, (await see(url, { accept: '*/*' })).statusCode]).toEqual([url, 404])
    }
    for (const url of ['/assets/', '/..%5c..%5cetc%5cpasswd']) {
      const answer = await see(url, HTML)
      expect([url, answer.statusCode]).toEqual([url, 403])
      expect(answer.json()).toEqual({ mensaje: 'Esa dirección no se puede abrir.' })
    }
    expect((await see('/api/no-existe', HTML)).statusCode).toBe(404)
  })

  it('may call the API host that it names, and nothing else', async () => {
    const csp = String((await see('/', HTML)).headers['content-security-policy']).split(';')
    expect(csp).toContain("connect-src 'self' https://api.example.com")
    expect(csp).toContain("default-src 'self'")
    expect(csp).toContain("script-src 'self'")
    expect(csp).toContain("frame-ancestors 'none'")
    expect(csp).toContain("require-trusted-types-for 'script'")
    expect(csp.join()).not.toMatch(/unsafe-|upgrade-insecure/)
  })

  it('believes of who asks only the proxies that it was told of', async () => {
    const app = await openApplication(ANY_ENGINE, {
      config: { proxy: ['127.0.0.1'] },
      limits: { perUsuario: 100, perAddress: 1, perAccount: 100 },
    })
    const signInFrom = async (address: string, remoteAddress: string) =>
      (
        await app.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress,
          headers: { 'x-forwarded-for': address },
          payload: { username: 'a', password: 'b' },
        })
      ).statusCode
    expect([
      await signInFrom('200.1.1.1', '127.0.0.1'),
      await signInFrom('200.1.1.2', '127.0.0.1'),
      await signInFrom('200.1.1.1', '127.0.0.1'),
    ]).toEqual([400, 400, 429])
    expect([await signInFrom('200.1.1.3', '190.1.1.1'), await signInFrom('200.1.1.4', '190.1.1.1')]).toEqual([
      400, 429,
    ])
    await app.close()
  })
})
