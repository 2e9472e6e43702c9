/** Two people, one after the other, at one browser: nothing of the first one's session is handed to the second. */
import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { startProduct, type Product } from '../setup/product'
import { ask } from '../setup/serverProcess'

const PASSWORD = 'tranvía de noviembre'
const SIX_HOURS = 21_600
// Not localhost: there, as without TLS anywhere, no browser honours Clear-Site-Data.
const HOST = 'oficina.test'

let product: Product
let page: Page

const createUser = (username: string) =>
  execFileSync(process.execPath, ['dist/server/usuarios.js', 'crear', username, '--roles', 'EDITOR'], {
    env: { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: '' },
    input: `${PASSWORD}\n`,
    stdio: 'pipe',
  })

interface Login {
  token: string
  username: string
}

interface Claims {
  sub: string
  iat: number
  exp: number
  auth_time: number
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims

async function signIn(username: string): Promise<Login> {
  const { body } = await ask(`${product.url}/api/auth/login`, { body: { username, password: PASSWORD } })
  return JSON.parse(body) as Login
}

/** The same session six hours later, when its token is due to be renewed. */
function sixHoursOld({ token, ...login }: Login): Login {
  const claims = claimsOf(token)
  for (const name of ['iat', 'exp', 'auth_time'] as const) claims[name] -= SIX_HOURS
  const signed = `${token.split('.')[0]}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  const secret = readFileSync(path.join(product.dataDir, 'jwt-secret'), 'utf8').trim()
  return { ...login, token: `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}` }
}

const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('jwtData') ?? '{}') as Login)

beforeAll(async () => {
  product = await startProduct({ env: { DEMO: 'no' } })
  createUser('ana')
  createUser('berta')
  const browser = await launchBrowser({ hosts: [HOST] })
  const { port } = new URL(product.url)
  const context = await browser.newContext({ baseURL: `http://${HOST}:${port}` })
  context.setDefaultTimeout(15_000)
  page = await context.newPage()
})

test('the second person at a browser keeps her own token, whatever it holds of the first one’s answers', async () => {
  const ana = sixHoursOld(await signIn('ana'))
  await page.goto('/login')
  await page.evaluate((login) => localStorage.setItem('jwtData', JSON.stringify(login)), ana)
  await page.goto('/')
  await page.getByText('No hay liquidaciones.').waitFor()
  // Her token has been renewed with the list, which the browser may keep.
  await page.waitForFunction((token) => !localStorage.getItem('jwtData')?.includes(token), ana.token)
  await page.getByRole('button', { name: /^ana/i }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()

  await page.getByLabel('Usuario').fill('berta')
  await page.getByLabel('Clave', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByText('No hay liquidaciones.').waitFor()
  const berta = claimsOf((await signIn('berta')).token).sub
  for (const again of [1, 2]) {
    const { token, username } = await stored()
    expect([again, username, claimsOf(token).sub]).toEqual([again, 'berta', berta])
    await page.reload()
    await page.getByText('No hay liquidaciones.').waitFor()
  }
  await page.goto('/buses')
  await page.getByText('No hay buses.').waitFor()
})
