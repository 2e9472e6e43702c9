/** The login's form before the libraries: what is done in it while they are on their way, and what becomes of it when they come. */
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { sessionOf } from '../setup/hands'
import { CREDENTIALS } from '../setup/host/host'
import { openHostSession } from '../setup/host/session'
import { startProduct, type Product } from '../setup/product'

let product: Product
let browser: Browser
/** The page at which most arrive, one after the other. */
let usual: Page
beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  usual = await open()
})
afterEach(() => usual.unrouteAll({ behavior: 'ignoreErrors' }))

async function open(options: BrowserContextOptions = {}) {
  const viewport = { width: 1366, height: 768 }
  const context = await browser.newContext({ baseURL: product.url, viewport, ...options })
  context.setDefaultTimeout(15_000)
  return context.newPage()
}

/** Keeps the libraries of a page on their way until they are let come. */
async function hold(page: Page) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/(vendor|main)\./, async (route) => {
    await released
    await route.continue()
  })
  return release
}

interface Arrival {
  /** Where to; the login. */
  address?: string
  colorScheme?: 'light' | 'dark'
  /** The colour scheme that was chosen here before. */
  chosen?: string
  /** The session that was left here. */
  session?: string
  /** Stops its clock. */
  isFrozen?: boolean
  isPhone?: boolean
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A page before its libraries, which come when they are let come. What this machine's server says below the form never comes. */
async function arrive(arrival: Arrival = {}) {
  const { address = '/login', colorScheme = 'light', chosen, session, isFrozen, isPhone } = arrival
  const page = isFrozen || isPhone ? await open(isPhone ? PHONE : {}) : usual
  await page.emulateMedia({ colorScheme })
  // Nothing but what this browser remembers.
  await page.goto('/icon.svg')
  await page.evaluate(
    (kept) => {
      sessionStorage.clear()
      localStorage.clear()
      for (const [key, value] of Object.entries(kept)) if (value) localStorage.setItem(key, value)
    },
    { 'cochera.tema': chosen, jwtData: session },
  )
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${new URL(request.url()).pathname} ${request.postData()}`)
  })
  const browserErrors: string[] = []
  page.on('pageerror', ({ message }) => browserErrors.push(message))
  if (isFrozen) await page.clock.install()
  const release = await hold(page)
  await page.route('**/api/auth/inicio', () => undefined)
  await page.goto(address, { waitUntil: 'commit' })

  const usuario = page.getByLabel('Usuario')
  const clave = page.getByLabel('Clave', { exact: true })
  const button = page.getByRole('button', { name: 'Iniciar Sesión' })
  return {
    page,
    sent,
    browserErrors,
    usuario,
    clave,
    button,
    release,
    /** Lets the libraries come, and waits until the page itself stands there. */
    takeOver: async () => {
      release()
      await page.waitForFunction(() => document.title.startsWith('Inicio de Sesión'))
      await button.waitFor()
    },
    /** Waits until the first field has the focus, which comes with the first frame that is drawn. */
    toBegin: () => page.locator('input[name="username"]:focus').waitFor(),
    home: () => page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor(),
  }
}

const selection = (page: Page) =>
  page.evaluate(() => {
    const { name, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
    return [name, selectionStart, selectionEnd]
  })

/** Where the page's parts stand, and what they look like. */
const looks = (page: Page) =>
  page.locator('main, h1, label, input, form svg, [type="submit"]').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const { color, backgroundColor, backgroundImage, fontSize, fontWeight } = getComputedStyle(part)
      const look = [color, backgroundColor, backgroundImage, fontSize, fontWeight]
      const told = ['autocomplete', 'aria-required'].map((name) => part.getAttribute(name))
      return [part.children.length || part.textContent, [x, y, width, height].map(Math.round), look, told]
    }),
  )

test('what is typed before the libraries stands in the page’s form, with focus and caret', async () => {
  const { page, usuario, clave, toBegin, takeOver, browserErrors, home } = await arrive()
  await toBegin()
  await page.keyboard.type('edtor')
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('i')
  await page.keyboard.press('Tab')
  await page.keyboard.type('cochera-nada')
  for (let back = 0; back < 4; back += 1) await page.keyboard.press('Shift+ArrowLeft')
  expect(await selection(page)).toEqual(['password', 8, 12])

  await takeOver()
  expect(await usuario.inputValue()).toBe('editor')
  expect(await clave.inputValue()).toBe('cochera-nada')
  expect(await selection(page)).toEqual(['password', 8, 12])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await clave.press('End')
  for (let back = 0; back < 4; back += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('demo')
  await page.keyboard.press('Enter')
  await home()
  expect(browserErrors).toEqual([])
})

test('no key is lost while the page takes over', async () => {
  const { page, usuario, toBegin, release } = await arrive()
  const text = 'abcdefghij'.repeat(6)
  await toBegin()
  const typing = page.keyboard.type(text, { delay: 10 })
  release()
  await typing
  await page.waitForFunction(() => document.title.startsWith('Inicio de Sesión'))
  await usuario.waitFor()
  expect(await usuario.inputValue()).toBe(text)
})

test('Enter before the libraries is sent by the page when they come, once, and never by the form', async () => {
  const { page, usuario, clave, button, sent, release, home } = await arrive()
  await usuario.fill('editor')
  await clave.fill('cochera-demo')
  await clave.press('Enter')
  await clave.press('Enter')
  expect(await button.isDisabled()).toBe(true)
  expect([page.url(), sent]).toEqual([`${product.url}/login`, []])
  release()
  await home()
  expect(page.url()).toBe(`${product.url}/`)
  expect(sent).toEqual(['/api/auth/login {"username":"editor","password":"cochera-demo"}'])
})

test('libraries that never arrive are said to be missing after 10 s, and asked for again by a press', async () => {
  const { page, usuario, clave, button, sent, takeOver, home } = await arrive({ isFrozen: true })
  const notice = page.getByText('Cochera no termina de cargar. Revise la conexión e intente de nuevo.')
  await usuario.fill('editor')
  await clave.fill('otra')
  await button.click()
  await page.clock.fastForward(5_000)
  expect([await notice.isVisible(), await button.isDisabled()]).toEqual([false, true])
  const fieldAt = await usuario.boundingBox()
  await page.clock.fastForward(5_000)
  await page.getByRole('alert').waitFor()
  expect([await notice.isVisible(), await button.isEnabled()]).toEqual([true, true])
  // Message in the room above the fields, which stay where they are.
  const at = await notice.boundingBox()
  expect(await usuario.boundingBox()).toEqual(fieldAt)
  expect(at!.y + at!.height).toBeLessThan(fieldAt!.y)

  await Promise.all([page.waitForEvent('framenavigated'), button.click()])
  await takeOver()
  expect([await usuario.inputValue(), await clave.inputValue()]).toEqual(['editor', ''])
  await clave.fill('cochera-demo')
  await button.click()
  await home()
  expect(sent).toHaveLength(1)
})

test('what was pressed while they were late is done when they come', async () => {
  const { page, usuario, clave, button, sent, release, home } = await arrive({ isFrozen: true })
  await usuario.fill('editor')
  await clave.fill('cochera-demo')
  await button.click()
  await page.clock.fastForward(10_000)
  await page.getByRole('alert').waitFor()
  release()
  await home()
  expect(sent).toHaveLength(1)
})

test('a press of the mouse that the libraries come upon counts', async () => {
  const { page, usuario, clave, button, takeOver, home } = await arrive()
  await usuario.fill('editor')
  await clave.fill('cochera-demo')
  await button.hover()
  await page.mouse.down()
  await takeOver()
  await page.mouse.up()
  await home()
})

test('what the browser filled in by itself is taken over, and the password is shown as was asked', async () => {
  const { page, usuario, clave, takeOver } = await arrive()
  await clave.waitFor()
  await usuario.evaluate((field: HTMLInputElement) => (field.value = 'editor'))
  await clave.evaluate((field: HTMLInputElement) => (field.value = 'cochera-demo'))
  await page.getByRole('button', { name: 'Mostrar clave' }).click()
  await takeOver()
  await page.getByRole('button', { name: 'Ocultar clave' }).waitFor()
  expect(await usuario.inputValue()).toBe('editor')
  expect([await clave.inputValue(), await clave.getAttribute('type')]).toEqual(['cochera-demo', 'text'])
})

test.each([
  ['light', { colorScheme: 'light' }],
  ['dark by choice', { colorScheme: 'light', chosen: 'dark' }],
  ['light on a phone', { isPhone: true }],
] satisfies [string, Arrival][])('it looks as the page does that takes over: %s', async (_name, arrival) => {
  const { page, usuario, clave, takeOver } = await arrive(arrival)
  await usuario.fill('editor')
  await clave.focus()
  await page.evaluate(() => document.fonts.ready)
  const before = await looks(page)
  const shifts = await page.evaluateHandle(() => {
    const seen: number[] = []
    new PerformanceObserver((list) => seen.push(list.getEntries().length)).observe({ type: 'layout-shift' })
    return seen
  })
  await takeOver()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await looks(page)).toEqual(before)
  expect(await shifts.jsonValue()).toEqual([])
})

test('a page that is no login takes its place with nothing of it left', async () => {
  const { page, usuario, clave, release } = await arrive({ address: '/no-existe' })
  await usuario.fill('editor')
  release()
  await page.getByRole('heading', { name: 'Página no encontrada' }).waitFor()
  expect(await usuario.or(clave).count()).toBe(0)
})

test('whoever is signed in never sees it', async () => {
  const { origins } = await sessionOf(product.url, 'editor')
  const { page, usuario } = await arrive({ session: origins[0]?.localStorage[0]?.value })
  // The scripts of the first pages are asked for in the same breath.
  await page.locator('link[rel="preload"][as="script"]').first().waitFor({ state: 'attached' })
  expect(await usuario.count()).toBe(0)
})

test.each([
  ['no policy', ''],
  // Emotion's empty tags may stay; a style that is written in the page may not.
  [
    'one of its own',
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; script-src 'self'",
  ],
])('so it is before a host that gives no nonce and has %s', async (_name, policy) => {
  const { page, host, browserErrors, signIn, leave } = await openHostSession()
  await page.route('**/login', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  const release = await hold(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await signIn()
  const colour = await page.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor)
  expect([colour, browserErrors, host.calls]).toEqual(['rgb(244, 246, 248)', [], []])

  release()
  await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
  expect(host.calls[0]?.body).toEqual(CREDENTIALS)
  await leave()
})
