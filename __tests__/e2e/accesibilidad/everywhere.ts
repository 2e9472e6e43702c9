/** What the two files of this folder look at: axe, light and dark, and the policy of the page, on whatever can come on screen. */
import { type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { ingresarEnPagina, unNavegadorVigilado } from '../../setup/attacks'
import { faltasDe, traerAxe } from '../../setup/axe'
import { CELL_EDGE, handsOn } from '../../setup/hands'
import { startProduct } from '../../setup/product'
import {
  cerrarTodo,
  FILA,
  quieta,
  recordChanges,
  recorrerBarra,
  RUTAS,
  walkEverywhere,
  type AlVer,
} from '../../setup/walk'

export const PASSWORD = 'cochera-demo'

const EDITS = ['Crear', 'Editar']
const BUTTONS: Record<string, string[]> = {
  '/': ['Crear', 'Eliminar', 'Liquidar', 'Detalle', 'Ingresar Sensores', 'Columnas'],
  '/buses': EDITS,
  '/pasajes': EDITS,
  '/deudas': EDITS,
  '/abonos': EDITS,
  '/conductores': EDITS,
}

interface Place {
  viewport: NonNullable<BrowserContextOptions['viewport']>
  /** A holiday that nobody else registers. */
  festivo: string
  /** Fills the company at an address before anybody opens it. */
  prepare?: (url: string) => Promise<void>
}

/**
 * WCAG 2.2 AA and good practice: axe finds nothing on any screen, nor in whatever opens over it; nor does any of it break a rule
 * of the page's policy or run what is stored.
 */
export function everywhereAt({ viewport, festivo, prepare }: Place) {
  let context: BrowserContext
  let page: Page
  let broken: string[]
  let walked: ReturnType<typeof walkEverywhere>
  const { boton, ir, abrir, enviar, llenar } = handsOn(() => page)
  const isPhone = viewport.width < 600
  const abrirMenu = async () => viewport.width < 900 && (await boton('Abrir menú').click())
  const faltas: string[] = []
  const visto: string[] = []
  const revisar: AlVer = async (pagina, nombre) => {
    visto.push(nombre)
    faltas.push(...(await faltasDe(pagina, nombre)))
  }
  const revisarEsto = async (nombre: string) => {
    await quieta(page)
    await revisar(page, nombre)
  }

  beforeAll(async () => {
    const { url } = await startProduct()
    await recordChanges(url)
    await prepare?.(url)
    ;({ context, faltas: broken } = await unNavegadorVigilado(url, {
      viewport,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    }))
    await traerAxe(context)
    page = await ingresarEnPagina(context, PASSWORD)
    walked = walkEverywhere(context, revisar)
  })
  afterEach(() => {
    expect(faltas.splice(0)).toEqual([])
    expect(broken.splice(0)).toEqual([])
  })

  test.each(RUTAS)('%s and whatever its buttons open', async (ruta) => {
    const pressed = await walked.get(ruta)
    // So that it cannot pass by pressing nothing.
    expect(pressed).toEqual(expect.arrayContaining(BUTTONS[ruta] ?? []))
  })

  test('the walk has been everywhere', () => {
    const lugares = [
      '/ › Crear › con errores',
      '/ › Detalle',
      '/ › Filtros',
      '/ › Menú',
      '/deudas › Editar › sin guardar',
      '/salarios › Elegir Fecha Inicio en el calendario',
      '/asistencias/crear › Ver opciones de Justificación',
      '/documentos › Liquidación Antigua › con errores',
      '/ › Historial',
      '/historial › Ver registro',
      '/no-existe',
    ]
    expect(lugares.filter((lugar) => !visto.includes(lugar))).toEqual([])
  })

  test('the menus of the top bar and their dialogs', async () => {
    await page.goto('/festivos')
    await recorrerBarra(page, revisar)
    expect(visto).toEqual(expect.arrayContaining(['barra › Cambiar clave › con errores']))
  })

  test('what a refused and an accepted call leave on screen', async () => {
    await page.goto('/festivos')
    const crear = () => abrir('Crear', 'Formulario Festivo')
    const primero = await crear()
    await llenar(primero, { Fecha: festivo })
    await enviar(primero, 'Crear')
    const otraVez = await crear()
    await llenar(otraVez, { Fecha: festivo })
    await boton('Crear', otraVez).click()
    await otraVez.getByRole('alert').waitFor()
    await revisarEsto('a refused form with its toast')
    await cerrarTodo(page)
    await enviar(await abrir('Eliminar', 'Eliminar Liquidación'), 'Eliminar')
    const aviso = page.locator('.MuiAlert-colorSuccess')
    await aviso.waitFor()
    await revisarEsto('a toast of success')
    for (const menu of await page.getByRole('navigation').all()) {
      const { x, width } = (await menu.boundingBox()) ?? { x: 0, width: Infinity }
      expect((await aviso.boundingBox())?.x).toBeGreaterThanOrEqual(x + width)
    }
  })

  test('the question about unsaved work, and a search that finds nothing', async () => {
    await page.goto('/asistencias')
    await abrirMenu()
    await ir('Crear', 'Crear asistencias')
    await page
      .getByRole('checkbox', { name: /^Asistió/ })
      .first()
      .click()
    await page.evaluate(() => history.back())
    await page.getByRole('alertdialog').waitFor()
    await revisarEsto('unsaved work')
    await boton('Salir sin guardar').click()
    await page.goto('/salarios?fechaInicial=1990-01-01&fechaFinal=1990-01-02')
    await page.getByText('No hay salarios.').waitFor()
    await revisarEsto('no rows')
  })

  test('the dashboard, its figures as tables', async () => {
    await page.goto('/tablero')
    const tablas = page.getByRole('button', { name: /^Tabla:/ })
    await tablas.first().waitFor()
    while ((await tablas.count()) > 0) await tablas.first().click()
    await revisarEsto('/tablero › tablas')
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })

  test('a filter on each kind of column', async () => {
    await page.goto('/pasajes')
    if (isPhone) await boton('Ver tabla').click()
    await boton('Filtros').click()
    for (const columna of ['Valor', 'Fecha inicio', 'Válido']) {
      await page.getByRole('combobox', { name: 'Columna' }).click()
      await page.getByRole('listbox').waitFor()
      await revisarEsto('the columns of a filter')
      await page.getByRole('option', { name: columna, exact: true }).click()
      await page.getByRole('listbox').waitFor({ state: 'detached' })
      await revisarEsto(`a filter by ${columna}`)
    }
  })

  test('a list on its way, one that cannot come, and a page without network', async () => {
    let soltar = () => undefined as void
    const permiso = new Promise<void>((resolve) => (soltar = resolve))
    await page.route('**/api/conductores/ingresos', async (ruta) => {
      await permiso
      await ruta.continue()
    })
    await page.goto('/conductores')
    // Until its rows come it does not stand still.
    await page.locator('main [role="progressbar"]').waitFor()
    await revisar(page, 'a list on its way')
    soltar()
    await page.locator(FILA).first().waitFor()
    await context.setOffline(true)
    await page
      .getByText(/Sin conexión/)
      .first()
      .waitFor()
    await revisarEsto('a page without network')
    await abrirMenu()
    await page.getByRole('navigation').getByRole('link', { name: 'Documentos' }).click()
    await page.getByRole('heading', { name: 'No se pudo cargar la pantalla' }).waitFor()
    await revisarEsto('a screen whose code cannot come')
    await context.setOffline(false)
  })

  test('a person who may only read, and the login page', async () => {
    await page.goto('/')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await revisarEsto('/login')
    await boton('Iniciar Sesión').click()
    await page.getByText('El usuario es requerido.').waitFor()
    await revisarEsto('/login with errors')
    await page.getByLabel('Usuario').fill('consulta')
    await page.getByLabel('Clave', { exact: true }).fill('equivocada')
    await boton('Iniciar Sesión').click()
    await page.getByRole('alert').waitFor()
    await revisarEsto('/login, refused')
    await page.getByLabel('Clave', { exact: true }).fill(PASSWORD)
    await boton('Iniciar Sesión').click()
    if (isPhone) await page.locator(FILA).first().getByRole('button').press('Enter')
    else await page.locator(FILA).first().getByRole('gridcell').first().click({ position: CELL_EDGE })
    // What a disabled button says is said by what is around it.
    await boton('Crear').locator('..').hover()
    await page.getByRole('tooltip').waitFor()
    await revisarEsto('who may only read')
  })
}
