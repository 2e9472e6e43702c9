/** Signing in, out and being sent away, where the API is a stranger's. */
import { LARGO } from '../../setup/anfitrion/costumbres'
import { CREDENCIALES } from '../../setup/anfitrion/sesion'
import { visitar, type Visita } from '../../setup/anfitrion/visita'

describe(LARGO.titulo, () => {
  let visita: Visita
  beforeAll(async () => {
    visita = await visitar(LARGO)
  })
  afterAll(() => visita.irse())

  const guardado = () =>
    visita.page.evaluate(() => JSON.parse(localStorage.getItem('jwtData') ?? 'null') as unknown)

  const continuar = () => visita.page.getByRole('link', { name: /^Continuar en/ })

  test('a refused sign-in shows the mensaje above the form and keeps nothing', async () => {
    const { page, envios, entrar } = visita
    await page.goto('/')
    await page.waitForURL('**/login')
    const mandado = await envios(async () => {
      await entrar('otra clave')
      await page.getByRole('alert').getByText('Usuario o clave equivocados.').waitFor()
    })
    expect(mandado).toEqual([
      ['POST /auth/login', { username: CREDENCIALES.username, password: 'otra clave' }],
    ])
    expect(await guardado()).toBeNull()
  })

  test('an accepted one keeps the whole answer, leads to the home and lets the roles work', async () => {
    const { page, entrar, boton } = visita
    await entrar()
    await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await guardado()).toEqual({ token: 'ficha-1', ...LARGO.sesion })
    await page
      .getByRole('button', { name: CREDENCIALES.username })
      .getByText('Administración y Edición')
      .waitFor()
    await boton('Crear').and(page.locator(':enabled')).waitFor()
  })

  test('a reloaded page is still that person’s', async () => {
    const { page, fila } = visita
    await page.goto('/')
    await fila('4 de marzo de 2026').waitFor()
    await page.getByRole('button', { name: CREDENCIALES.username }).waitFor()
  })

  test('any 401 takes the stored login away and leads to /login, and back to the home, which offers the way on', async () => {
    const { page, ir, anfitrion, entrar, fila } = visita
    anfitrion.vencer()
    await page.getByRole('navigation').getByRole('link', { name: 'Festivos', exact: true }).click()
    await page.waitForURL('**/login')
    expect(await guardado()).toBeNull()
    await entrar()
    await page.getByRole('heading', { name: 'Liquidaciones', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Festivos', level: 1 }).waitFor()
    expect(await continuar().count()).toBe(0)
    await fila('1 de enero de 2026').waitFor()
    await ir('Liquidaciones')
  })

  test('so does one that answers a change', async () => {
    const { page, ir, anfitrion, entrar, abrir, boton, elegir } = visita
    await ir('Festivos')
    await elegir('1 de enero de 2026')
    const eliminar = await abrir('Eliminar', 'Eliminar Liquidación')
    anfitrion.vencer()
    await boton('Eliminar', eliminar).click()
    await page.waitForURL('**/login')
    expect(await guardado()).toBeNull()
    await entrar()
    await continuar().click()
    // What was being asked is asked again.
    await boton('Cancelar', eliminar).click()
    await page.getByRole('heading', { name: 'Festivos', level: 1 }).waitFor()
  })

  test('and so does one that answers a document', async () => {
    const { page, ir, anfitrion, entrar, boton } = visita
    await ir('Documentos')
    await page.getByLabel('Documento').selectOption('Prima')
    await page.getByLabel('Mes').selectOption('Junio')
    anfitrion.vencer()
    await boton('Generar').click()
    await page.waitForURL('**/login')
    expect(await guardado()).toBeNull()
    await entrar()
    await continuar().click()
    await page.getByRole('heading', { name: 'Documentos', level: 1 }).waitFor()
  })

  test('whether the host is there is asked with a call that it has', async () => {
    const { page, anfitrion } = visita
    const desde = anfitrion.llamadas.length
    await Promise.all([
      page.waitForResponse(`${anfitrion.urlBase}festivos`),
      page.evaluate(() => window.dispatchEvent(new Event('offline'))),
    ])
    await page.getByText(/^Sin conexión/).waitFor({ state: 'detached' })
    expect(anfitrion.llamadas.slice(desde).map(({ linea }) => linea)).toEqual(['GET /festivos'])
  })

  test('signing out asks the host for nothing', async () => {
    const { page, anfitrion, boton } = visita
    const desde = anfitrion.llamadas.length
    await page.getByRole('button', { name: CREDENCIALES.username }).click()
    const salir = page.getByRole('menuitem', { name: 'Cerrar sesión' })
    await salir.waitFor()
    expect(await page.getByRole('menuitem', { name: 'Cambiar clave' }).count()).toBe(0)
    await salir.click()
    await boton('Iniciar Sesión').waitFor()
    expect(await guardado()).toBeNull()
    expect(anfitrion.llamadas.slice(desde)).toEqual([])
  })

  test('the host has had nothing to object to, nor the browser', () => {
    visita.conforme()
  })
})
