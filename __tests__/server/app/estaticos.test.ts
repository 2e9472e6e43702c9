import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ENGINES } from '../../setup/databases'
import { unaAplicacion, type Aplicacion } from '../aplicacion'

const PAGINA = '<!doctype html><meta name="api-base-url" content="https://api.example.com/v1"><div id="root">'
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
    app = await unaAplicacion(ENGINES[0] ?? 'sqlite', { publicDir })
  })
  afterAll(async () => {
    await app.cerrar()
    rmSync(publicDir, { recursive: true })
  })
  const ver = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'GET', url, headers })

  it('is served at every address that a person may type, and asked for each time', async () => {
    for (const url of ['/', '/login', '/reportes/gastos?x=1', '/asistencias/crear']) {
      const respuesta = await ver(url, HTML)
      expect([url, respuesta.statusCode, respuesta.body]).toEqual([url, 200, PAGINA])
      expect(respuesta.headers['cache-control']).toBe('no-cache')
      expect(respuesta.headers['content-type']).toMatch(/^text\/html/)
    }
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
    expect(csp.join()).not.toMatch(/unsafe-eval|upgrade-insecure/)
  })

  it('promises no TLS on plain HTTP', async () => {
    expect((await ver('/', HTML)).headers).not.toHaveProperty('strict-transport-security')
  })
})
