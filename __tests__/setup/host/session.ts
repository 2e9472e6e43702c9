/** A browser before the SPA of a plain static host, whose API is a stranger's on another origin. */
import { launchBrowser } from '../browser'
import { handsOn, cellsUnder } from '../hands'
import { openHost, type Call } from './host'
import { type Variant } from './variants'
import { servePages } from './pages'
import { CREDENTIALS } from './sesion'
import { TABLE } from './table'

/** Chromium's message for any answer that is not 2xx. */
const BAD_ANSWER = /^Failed to load resource: the server responded with a status of (400|401|409|500)/

/** The home's list, and what the fields of forms choose from. */
const OF_ANY = ['GET /buses', 'GET /conductores', 'GET /conductores?valido=true', 'GET /liquidaciones/table']
/** Options of a host of pages. */
const OF_PAGES = /^GET \/(login|icon\.svg|assets\/[\w.-]+)?$/

const isRead = ({ line }: Call) => line.startsWith('GET ')

export async function openHostSession(variant: Variant) {
  let baseUrl = ''
  const pages = await servePages(() => baseUrl)
  const host = await openHost(variant, () => pages.url)
  baseUrl = host.baseUrl
  const browser = await launchBrowser()
  const context = await browser.newContext({
    acceptDownloads: true,
    baseURL: pages.url,
    locale: 'es-CO',
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const browserErrors: string[] = []
  page.on('pageerror', ({ message }) => browserErrors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !BAD_ANSWER.test(message.text())) browserErrors.push(message.text())
  })
  const hands = handsOn(() => page)

  /** Signs in by the login page that stands there. */
  const signIn = async (password = CREDENTIALS.password) => {
    await page.getByLabel('Usuario').fill(CREDENTIALS.username)
    await page.getByLabel('Clave', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  }
  /** Does something and tells what the host was sent meanwhile that changes anything: the call and its body. */
  const submissions = async (act: () => Promise<unknown>) => {
    const from = host.calls.length
    await act()
    return host.calls
      .slice(from)
      .filter((call) => !isRead(call))
      .map(({ line, body }) => (body === undefined ? [line] : [line, body]))
  }
  /** Does something that asks for this path and tells with which query the host was asked last. */
  const query = async (path: string, act: () => Promise<unknown>) => {
    await Promise.all([
      page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path)),
      act(),
    ])
    const line = host.calls.findLast(({ tableRow }) => tableRow === `GET ${path}`)?.line ?? ''
    return Object.fromEntries(new URLSearchParams(line.split('?')[1]))
  }
  /** Every different thing that the host was asked until now, besides what any screen may ask. */
  const asked = () => {
    const lines = host.calls.filter(isRead).map(({ line }) => line)
    return [...new Set(lines)].filter((line) => !OF_ANY.includes(line)).sort()
  }
  /** Texts of a column on this page of the table, from the top. */
  const column = async (title: string) => (await cellsUnder(page, title)).allInnerTexts()

  /** Waits until the figures at the table's foot are these, and no others. */
  const waitForTotals = async (expected: Record<string, string>) => {
    const pairs = page.locator('dl > div:has(dt)')
    for (const text of Object.entries(expected).flat().filter(Boolean))
      await pairs.getByText(text, { exact: true }).first().waitFor()
    const read = await pairs.evaluateAll((divs) =>
      divs.map((div) => [...div.children].map(({ textContent }) => textContent.replace(/\s/g, ' '))),
    )
    expect(Object.fromEntries(read)).toEqual(expected)
  }

  /**
   * Section 7, of every call: bearer token once there is one, credentials; these rows of the table, or all whose path begins so,
   * have been used; and nobody has complained.
   */
  const expectConformance = (...theirs: string[]) => {
    const used = new Set(host.calls.map(({ tableRow }) => tableRow))
    const isTheirs = (tableRow: string) =>
      theirs.some((theirs) => tableRow === theirs || `${tableRow}/`.includes(` ${theirs}/`))
    expect(Object.keys(TABLE).filter((tableRow) => isTheirs(tableRow) && !used.has(tableRow))).toEqual([])
    expect(host.faults).toEqual([])
    expect(browserErrors).toEqual([])
    expect(pages.asked.filter((asked) => !OF_PAGES.test(asked))).toEqual([])
    const withSession = host.calls.filter(({ tableRow }) => tableRow !== 'POST /auth/login')
    expect(withSession.length).toBeGreaterThan(0)
    for (const { headers } of withSession) {
      expect(headers.authorization).toMatch(/^Bearer ficha-\d$/)
      expect(headers.cookie).toBe('anfitrion=si')
    }
  }

  return {
    ...hands,
    page,
    pages,
    host,
    empresa: host.empresa,
    browserErrors,
    signIn,
    submissions,
    query,
    asked,
    column,
    waitForTotals,
    expectConformance,
    /** Opens the home as somebody who has just signed in. */
    arrive: async () => {
      await page.goto('/login')
      await signIn()
      await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
    },
    leave: async () => {
      await browser.close()
      await host.close()
      await pages.close()
    },
  }
}

export type HostSession = Awaited<ReturnType<typeof openHostSession>>
