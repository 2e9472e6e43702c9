import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ENGINES } from '../../setup/databases'
import { unaAplicacion, type Aplicacion } from '../aplicacion'

const PAGINA =
  '<!doctype html><meta name="api-base-url" content="https://api.example.com/v1"><meta name="zona-horaria" content="America/Bogota"><meta name=csp-nonce nonce=__NONCE__><div id="root">'
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the built page', () => {
  let app: Aplicacion
  let publicDir: string
  beforeAll(async () => {
    publicDir = mkdtempSync(path.join(tmpdir(), 'cochera-public-'))
    mkdirSync(path.join(publicDir, 'assets'))
    writeFileSync(path.join(publicDir, 'index.html'), PAGINA)
    writeFileSync(path.join(publicDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(path.join(publicDir, 'assets/main.0123456789.js'), `// ${'código '.repeat(400)}`)
    app = await unaAplicacion(ENGINES[0] ?? 'sqlite', { publicDir, config: { zonaHoraria: 'America/Lima' } })
  })
  afterAll(async () => {
    await app.cerrar()
    rmSync(publicDir, { recursive: true })
  })
  const ver = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url, headers })

  const nonceDe = (csp: unknown) => /style-src 'self' 'nonce-([\w-]{22})'/.exec(String(csp))?.[1] ?? ''

  it("is served at every address that a person may type, names the company's time zone, and is kept nowhere", async () => {
    const nonces = new Set<string>()
    for (const url of ['/', '/index.html', '/login', '/reportes/gastos?x=1', '/asistencias/crear']) {
      const respuesta = await ver(url, HTML)
      const nonce = nonceDe(respuesta.headers['content-security-policy'])
      expect([url, respuesta.statusCode, respuesta.body]).toEqual([
        url,
        200,
        PAGINA.replace('__NONCE__', nonce).replace('America/Bogota', 'America/Lima'),
      ])
      expect(respuesta.headers['cache-control']).toBe('no-store')
      expect(respuesta.headers['content-type']).toMatch(/^text\/html/)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(5)
  })

  it('keeps hashed files for a year, and compresses them', async () => {
    const respuesta = await ver('/assets/main.0123456789.js', { 'accept-encoding': 'gzip' })
    expect(respuesta.statusCode).toBe(200)
    expect(respuesta.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(respuesta.headers['content-encoding']).toBe('gzip')
    expect((await ver('/icon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('does not take the place of a missing file, of the API or of what is outside its folder', async () => {
    for (const url of ['/assets/otro.js', '/..%2f..%2fetc%2fpasswd', '/.env']) {
      expect([url, (await ver(url, { accept: '*/*' })).statusCode]).toEqual([url, 404])
    }
    const api = await ver('/api/no-existe', HTML)
    expect(api.json()).toEqual({ mensaje: 'La dirección solicitada no existe.' })
  })

  it('may call the API host that it names, and nothing else', async () => {
    const csp = String((await ver('/', HTML)).headers['content-security-policy']).split(';')
    expect(csp).toContain("connect-src 'self' https://api.example.com")
    expect(csp).toContain("default-src 'self'")
    expect(csp).toContain("script-src 'self'")
    expect(csp).toContain("frame-ancestors 'none'")
    expect(csp).toContain("require-trusted-types-for 'script'")
    expect(csp.join()).not.toMatch(/unsafe-|upgrade-insecure/)
  })

  it('says of every answer that it is what it says, and nothing of where one comes from', async () => {
    for (const url of ['/', '/icon.svg', '/api/salud', '/api/no-existe']) {
      expect((await ver(url, HTML)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
      })
    }
  })

  it('promises TLS where there is TLS, and none on plain HTTP', async () => {
    expect((await ver('/', HTML)).headers).not.toHaveProperty('strict-transport-security')
    const conTls = await unaAplicacion(ENGINES[0] ?? 'sqlite', { config: { tls: true } })
    const { headers } = await conTls.pedir(null, { method: 'GET', url: '/api/salud' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    await conTls.cerrar()
  })

  it('believes of who asks only the proxies that it was told of', async () => {
    const app = await unaAplicacion(ENGINES[0] ?? 'sqlite', {
      config: { proxy: ['127.0.0.1'] },
      limites: { porUsuario: 100, porDireccion: 1 },
    })
    const ingresarDesde = async (direccion: string, remoteAddress: string) =>
      (
        await app.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress,
          headers: { 'x-forwarded-for': direccion },
          payload: { username: 'a', password: 'b' },
        })
      ).statusCode
    expect([
      await ingresarDesde('200.1.1.1', '127.0.0.1'),
      await ingresarDesde('200.1.1.2', '127.0.0.1'),
      await ingresarDesde('200.1.1.1', '127.0.0.1'),
    ]).toEqual([400, 400, 429])
    expect([
      await ingresarDesde('200.1.1.3', '190.1.1.1'),
      await ingresarDesde('200.1.1.4', '190.1.1.1'),
    ]).toEqual([400, 429])
    await app.cerrar()
  })
})
