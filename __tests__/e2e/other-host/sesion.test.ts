/** Signing in, out and being sent away, where the API is a stranger's. */
import { LONG } from '../../setup/host/variants'
import { CREDENTIALS } from '../../setup/host/sesion'
import { openHostSession, type HostSession } from '../../setup/host/session'

describe(LONG.titulo, () => {
  let session: HostSession
  beforeAll(async () => {
    session = await openHostSession(LONG)
  })
  afterAll(() => session.leave())

  const stored = () =>
    session.page.evaluate(() => JSON.parse(localStorage.getItem('jwtData') ?? 'null') as unknown)

  const resume = () => session.page.getByRole('link', { name: /^Continuar en/ })

  test('a refused sign-in shows the mensaje above the form and keeps nothing', async () => {
    const { page, submissions, signIn } = session
    await page.goto('/')
    await page.waitForURL('**/login')
    const sent = await submissions(async () => {
      await signIn('otra clave')
      await page.getByRole('alert').getByText('Usuario o clave equivocados.').waitFor()
    })
    expect(sent).toEqual([['POST /auth/login', { username: CREDENTIALS.username, password: 'otra clave' }]])
    expect(await stored()).toBeNull()
  })

  test('an accepted one keeps the whole answer, leads to the home and lets the roles work', async () => {
    const { page, signIn, button } = session
    await signIn()
    await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await stored()).toEqual({ token: 'ficha-1', ...LONG.sesion })
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

  test('and so does one that answers a document', async () => {
    const { page, goTo, host, signIn, button } = session
    await goTo('Documentos')
    await page.getByLabel('Documento').selectOption('Prima')
    await page.getByLabel('Mes').selectOption('Junio')
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
