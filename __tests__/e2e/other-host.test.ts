/** Signing in, out and being sent away, and a download, where the API is a stranger's on another origin. */
import { hoyEn } from '../../src/contract/fechas'
import { contentOf } from '../setup/downloads'
import { CREDENTIALS, SESSION } from '../setup/host/host'
import { openHostSession, type HostSession } from '../setup/host/session'

describe('another host', () => {
  let session: HostSession
  beforeAll(async () => {
    session = await openHostSession()
  })
  afterAll(() => session.leave())

  const stored = () =>
    session.page.evaluate(() => JSON.parse(localStorage.getItem('jwtData') ?? 'null') as unknown)

  const resume = () => session.page.getByRole('link', { name: /^Continuar en/ })

  test('a refused sign-in shows the mensaje above the form and keeps nothing', async () => {
    const { page, host, signIn } = session
    await page.goto('/')
    await page.waitForURL('**/login')
    await signIn('otra clave')
    await page.getByRole('alert').getByText('Usuario o clave equivocados.').waitFor()
    expect(host.calls.map(({ line, body }) => [line, body])).toEqual([
      ['POST /auth/login', { username: CREDENTIALS.username, password: 'otra clave' }],
    ])
    expect(await stored()).toBeNull()
  })

  test('an accepted one keeps the whole answer, leads to the home and lets the roles work', async () => {
    const { page, signIn, button } = session
    await signIn()
    await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await stored()).toEqual({ token: 'ficha-1', ...SESSION })
    await page
      .getByRole('button', { name: CREDENTIALS.username })
      .getByText('Administración y Edición')
      .waitFor()
    await button('Crear').and(page.locator(':enabled')).waitFor()
  })

  test('a reloaded page is still that person’s', async () => {
    const { page, row } = session
    await page.goto('/')
    await row('4 de marzo de 2026').waitFor()
    await page.getByRole('button', { name: CREDENTIALS.username }).waitFor()
  })

  test('any 401 takes the stored login away and leads to /login, and back to the home, which offers the way on', async () => {
    const { page, goTo, host, signIn, row } = session
    host.expire()
    await page.getByRole('navigation').getByRole('link', { name: 'Festivos', exact: true }).click()
    await page.waitForURL('**/login')
    expect(await stored()).toBeNull()
    await signIn()
    await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    // The link has the focus.
    await resume().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Festivos', level: 1 }).waitFor()
    expect(await resume().count()).toBe(0)
    await row('1 de enero de 2026').waitFor()
    await goTo('Liquidaciones')
  })

  test('so does one that answers a change', async () => {
    const { page, goTo, host, signIn, open, button, choose } = session
    await goTo('Festivos')
    await choose('1 de enero de 2026')
    const remove = await open('Eliminar', 'Eliminar Liquidación')
    host.expire()
    await button('Eliminar', remove).click()
    await page.waitForURL('**/login')
    expect(await stored()).toBeNull()
    await signIn()
    await resume().click()
    // Question that was open when the session ended.
    await button('Cancelar', remove).click()
    await page.getByRole('heading', { name: 'Festivos', level: 1 }).waitFor()
  })

  test('a prima is downloaded under the name of the specification; a refusal is said beside the form', async () => {
    const { page, goTo, button } = session
    await goTo('Documentos')
    await page.getByLabel('Documento', { exact: true }).selectOption('Prima')
    await page.getByLabel('Mes').selectOption('Junio')
    const [download] = await Promise.all([page.waitForEvent('download'), button('Generar').click()])
    expect(download.suggestedFilename()).toBe(`Prima_${hoyEn('America/Bogota')}.pdf`)
    expect((await contentOf(download)).toString('latin1').slice(0, 5)).toBe('%PDF-')
    await page.getByLabel('Mes').selectOption('Diciembre')
    await button('Generar').click()
    await page.getByText('Aún no hay prima de diciembre.').waitFor()
  })

  test('a 401 that answers a document ends the session too', async () => {
    const { page, host, signIn, button } = session
    host.expire()
    await button('Generar').click()
    await page.waitForURL('**/login')
    expect(await stored()).toBeNull()
    await signIn()
    await resume().click()
    await page.getByRole('heading', { name: 'Documentos', level: 1 }).waitFor()
  })

  test('signing out asks the host for nothing', async () => {
    const { page, host, button } = session
    const from = host.calls.length
    await page.getByRole('button', { name: CREDENTIALS.username }).click()
    const leave = page.getByRole('menuitem', { name: 'Cerrar sesión' })
    await leave.waitFor()
    expect(await page.getByRole('menuitem', { name: 'Cambiar clave' }).count()).toBe(0)
    await leave.click()
    await button('Iniciar Sesión').waitFor()
    expect(await stored()).toBeNull()
    expect(host.calls.slice(from)).toEqual([])
  })

  test('the host has had nothing to object to, nor the browser', () => {
    session.expectConformance()
  })
})
