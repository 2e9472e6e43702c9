/** How the built code reaches a browser. */
import { launchBrowser } from '../setup/browser'
import { startProduct, type Product } from '../setup/product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const ask = (path: string, accepted: string) =>
  fetch(product.url + path, { headers: { 'accept-encoding': accepted, accept: 'text/html' } })

const lengthOf = ({ headers }: Response) => Number(headers.get('content-length'))

test('every script of the page comes as the build has compressed it, or plain to whoever wants it so', async () => {
  const page = await (await ask('/', 'br')).text()
  const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => `${src}`)
  expect(scripts.length).toBeGreaterThan(2)
  for (const script of scripts) {
    const plain = await ask(script, 'identity')
    const gzip = await ask(script, 'gzip')
    const brotli = await ask(script, 'gzip, deflate, br')
    const answers = [plain, gzip, brotli]
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br'])
    for (const { headers } of answers) {
      expect(headers.get('content-type')).toMatch(/javascript/)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('vary')).toMatch(/accept-encoding/i)
    }
    expect(lengthOf(brotli)).toBeLessThan(lengthOf(gzip))
    expect(lengthOf(gzip)).toBeLessThan(lengthOf(plain))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
  }
})

/** The files of a chunk, as the page names them. */
const namedIn = (page: string, chunk: string) =>
  new RegExp(`name="code-${chunk}" content="([^"]+)"`).exec(page)?.[1]?.split(' ') ?? []

test.each([
  ['login', ['login'], 240],
  ['list, before its first rows,', ['layout', 'home', 'table'], 470],
])('the code of the %s weighs no more than its budget', async (_what, chunks, kB) => {
  const page = await (await ask('/', 'gzip')).text()
  const named = chunks.map((chunk) => namedIn(page, chunk))
  expect(named.map(({ length }) => length)).not.toContain(0)
  const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => `${src}`)
  const files = await Promise.all(
    [...new Set([...scripts, ...named.flat()])].map((file) => ask(file, 'gzip')),
  )
  expect(files.reduce((sum, file) => sum + lengthOf(file), 0) / 1000).toBeLessThan(kB)
})

test('the page asks for its font, once, and for the code of the login before any other code asks for it', async () => {
  const browser = await launchBrowser()
  const page = await browser.newPage({ baseURL: product.url })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const asked = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, initiatorType }) => [new URL(name).pathname, initiatorType],
    ),
  )
  await browser.close()
  expect(asked.filter(([path]) => path?.endsWith('.woff2')).map(([, by]) => by)).toEqual(['link'])
  const files = namedIn(await (await ask('/login', 'br')).text(), 'login')
  expect(asked.filter(([path]) => files.includes(`${path}`)).map(([, by]) => by)).toEqual(
    files.map(() => 'link'),
  )
})

/** Redux DevTools' extension, as far as it shows the types of the actions: in `window.shown`. */
function showActions() {
  type Action = { type: string }
  type Create = (reducer: (state: unknown, action: Action) => unknown, state?: unknown) => unknown
  type Options = { actionSanitizer: (action: Action) => Action }
  const shown: string[] = []
  const recording =
    ({ actionSanitizer }: Options, create: Create): Create =>
    (reducer, state) =>
      create((before, action) => {
        shown.push(actionSanitizer(action).type)
        return reducer(before, action)
      }, state)
  Object.assign(window, {
    shown,
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (options: Options) =>
      (...enhancers: ((create: Create) => Create)[]) =>
      (create: Create) =>
        enhancers.reduceRight((rest, enhance) => enhance(rest), recording(options, create)),
  })
}

test('Redux DevTools is told by the served product of each call by its name', async () => {
  const browser = await launchBrowser()
  const page = await browser.newPage({ baseURL: product.url })
  await page.addInitScript(showActions)
  await page.goto('/login')
  await page.getByLabel('Usuario').fill('admin')
  await page.getByLabel('Clave', { exact: true }).fill('cochera-demo')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('heading', { name: 'Liquidaciones' }).waitFor()
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  expect(shown).toContain('api/executeMutation/fulfilled · login')
  await browser.close()
})
