/** The built product where nothing is installed but the packages that the image keeps, as in the image. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from '../setup/product'
import { tokenBySignIn } from '../setup/serverProcess'

const ROOT = path.resolve(__dirname, '../..')
const PASSWORD = 'clave-de-la-imagen'

/** The packages that the Dockerfile names to be kept. */
const keptPackages = () =>
  [...readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').matchAll(/'dependencies\.([^=']+)=/g)].map(
    ([, name]) => name ?? '',
  )

describe('the built server beside the packages that the image keeps', () => {
  let folder: string
  let ask: (address: string, body?: object) => Promise<Response>
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cochera-image-'))
    cpSync(path.join(ROOT, 'dist'), path.join(folder, 'dist'), { recursive: true })
    for (const name of keptPackages()) {
      mkdirSync(path.join(folder, 'node_modules', path.dirname(name)), { recursive: true })
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name))
    }
    const { url } = await startProduct({ folder, env: { DEMO_PASSWORD: PASSWORD } })
    const token = await tokenBySignIn(url, PASSWORD)
    ask = (address, body) =>
      fetch(`${url}/api${address}`, {
        method: body ? 'PUT' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('prints with its own fonts', async () => {
    const pdf = Buffer.from(await (await ask('/documentos/primas?mes=6')).arrayBuffer()).toString('latin1')
    expect(pdf).toMatch(/^%PDF-/)
    expect(pdf).toMatch(/SourceSans3/)
  })

  it('knows the holidays, the common passwords and its own document', async () => {
    expect(await (await ask('/festivos/propuestas?anio=2026')).json()).toHaveLength(19)
    const refusal = await ask('/auth/clave', { actual: PASSWORD, nueva: 'passwordpassword' })
    expect([refusal.status, await refusal.json()]).toMatchObject([
      400,
      { mensaje: 'Esa clave es demasiado común. Elija otra.' },
    ])
    expect(await (await ask('/docs')).json()).toMatchObject({ openapi: '3.1.0' })
  })
})
