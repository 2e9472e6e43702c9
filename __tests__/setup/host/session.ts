/** A browser before the SPA of a plain static host, whose API is a stranger's on another origin. */
import { launchBrowser } from '../browser'
import { handsOn } from '../hands'
import { CREDENTIALS, openHost } from './host'
import { servePages } from './pages'

/** Chromium's message for any answer that is not 2xx. */
const BAD_ANSWER = /^Failed to load resource: the server responded with a status of (400|401|409|500)/

/** Paths of a host of pages. */
const OF_PAGES = /^GET \/(login|icon\.svg|assets\/[\w.-]+)?$/

export async function openHostSession() {
  let baseUrl = ''
  const pages = await servePages(() => baseUrl)
  const host = await openHost(() => pages.url)
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
  /** Section 7, of every call: bearer token once there is one, credentials; and nobody has complained. */
  const expectConformance = () => {
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
    host,
    browserErrors,
    signIn,
    expectConformance,
    leave: async () => {
      await browser.close()
      await host.close()
      await pages.close()
    },
  }
}

export type HostSession = Awaited<ReturnType<typeof openHostSession>>
