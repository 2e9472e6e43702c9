/**
 * WCAG 2.2 AA and good practice: axe finds nothing on any screen, nor in whatever opens over it; nor does any of it break a rule of the
 * page's policy or run what is stored: the company has thirty attacks wherever there is text.
 */
import { type BrowserContext, type Page } from 'playwright-core'
import { ATTACKS, aWatchedBrowser, storeAttacks } from '../setup/attacks'
import { bringAxe, faultsOf, type Scope } from '../setup/axe'
import { CELL_EDGE, comeTo, handsOn } from '../setup/hands'
import { startProduct } from '../setup/product'
import {
  closeAll,
  ROW,
  settled,
  recordChanges,
  crawlBar,
  PATHS,
  crawlThrough,
  type OnSight,
} from '../setup/crawler'

const PASSWORD = 'cochera-demo'
const DESK = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }
/** A holiday that nobody else registers. */
const FESTIVO = '01/07/31'

const EDITS = ['Crear', 'Editar']
const BUTTONS: Record<string, string[]> = {
  '/': ['Crear', 'Eliminar', 'Liquidar', 'Detalle', 'Ingresar Sensores', 'Columnas'],
  '/buses': EDITS,
  '/pasajes': EDITS,
  '/deudas': EDITS,
  '/abonos': EDITS,
  '/conductores': EDITS,
}

let context: BrowserContext
let page: Page
let broken: string[]
const { button, goTo, open, send, fill } = handsOn(() => page)
const faults: string[] = []
const seen: string[] = []
const opened = new Set<string>()
const reviewAll = async (name: string, scope: Scope) => {
  seen.push(name)
  faults.push(...(await faultsOf(page, name, scope)))
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  if (scrollWidth > clientWidth) faults.push(`${name}: wider than its window`)
}
const review: OnSight = (_page, name) => reviewAll(name, 'all')
const reviewThis = async (name: string) => {
  await settled(page)
  await review(page, name)
}

beforeAll(async () => {
  const { url } = await startProduct()
  await recordChanges(url)
  await storeAttacks(url, PASSWORD)
  ;({ context, faults: broken } = await aWatchedBrowser(url, { viewport: DESK, colorScheme: 'light' }))
  await bringAxe(context)
  page = await context.newPage()
})
afterEach(() => {
  expect(faults.splice(0)).toEqual([])
  expect(broken.splice(0)).toEqual([])
})

test('there are thirty attacks', () => expect(ATTACKS).toHaveLength(30))

// The cards, a phone's alone, are looked at whole in `phone.test.ts`.
test.each(PATHS)('%s on a phone', async (path) => {
  await page.setViewportSize(PHONE)
  await comeTo(page, path)
  await page.locator('h1').first().waitFor()
  await settled(page)
  await reviewAll(`${path} on a phone`, 'width')
  await page.setViewportSize(DESK)
})

test.each(PATHS)('%s and whatever its buttons open', async (path) => {
  const pressed = await crawlThrough(page, path, review, opened)
  // So that it cannot pass by pressing nothing.
  expect(pressed).toEqual(expect.arrayContaining(BUTTONS[path] ?? []))
})

test('the walk has been everywhere', () => {
  const places = [
    '/ › Crear › con errores',
    '/ › Detalle',
    '/ › Filtros',
    ' › sin guardar',
    ' › con una fila elegida',
    ' › Elegir Fecha Inicio en el calendario',
    '/asistencias/crear › Ver opciones de Justificación',
    '/documentos › Liquidación Antigua › con errores',
    '/documentos › Prima › Vista previa',
    '/documentos › Vacaciones › Vista previa › con errores',
    '/documentos?ver=emitidos › Reemplazar › con errores',
    '/documentos?ver=emitidos › Anular',
    '/ › Historial',
    '/historial › Ver registro',
    '/no-existe',
  ]
  expect(places.filter((place) => !seen.some((name) => name.endsWith(place)))).toEqual([])
})

test('the menus of the top bar and their dialogs', async () => {
  await comeTo(page, '/festivos')
  await crawlBar(page, review)
  expect(seen).toEqual(expect.arrayContaining(['barra › Cambiar clave › con errores']))
})

test('what a refused and an accepted call leave on screen', async () => {
  await comeTo(page, '/festivos')
  const create = () => open('Crear', 'Formulario Festivo')
  const first = await create()
  await fill(first, { Fecha: FESTIVO })
  await send(first, 'Crear')
  const again = await create()
  await fill(again, { Fecha: FESTIVO })
  await button('Crear', again).click()
  await again.getByRole('alert').waitFor()
  await reviewThis('a refused form with its toast')
  await closeAll(page)
  await send(await open('Eliminar', 'Eliminar Liquidación'), 'Eliminar')
  const toast = page.locator('.MuiAlert-colorSuccess')
  await toast.waitFor()
  await reviewThis('a toast of success')
  for (const menu of await page.getByRole('navigation').all()) {
    const { x, width } = (await menu.boundingBox()) ?? { x: 0, width: Infinity }
    expect((await toast.boundingBox())?.x).toBeGreaterThanOrEqual(x + width)
  }
})

test('the question about unsaved work, and a search that finds nothing', async () => {
  await comeTo(page, '/asistencias')
  await goTo('Crear', 'Crear asistencias')
  await page
    .getByRole('checkbox', { name: /^Asistió/ })
    .first()
    .click()
  await page.evaluate(() => history.back())
  await page.getByRole('alertdialog').waitFor()
  await reviewThis('unsaved work')
  await button('Salir sin guardar').click()
  await comeTo(page, '/salarios?fechaInicial=1990-01-01&fechaFinal=1990-01-02')
  await page.getByText('No hay salarios.').waitFor()
  await reviewThis('no rows')
})

test('the dashboard’s figures as tables, and views that an address opens', async () => {
  await comeTo(page, '/tablero')
  const tables = page.getByRole('button', { name: /^Tabla:/ })
  await tables.first().waitFor()
  while ((await tables.count()) > 0) await tables.first().click()
  await reviewThis('/tablero › tablas')
  for (const address of ['/deudas?vista=conductor', '/?periodo=mes&parte=pendientes']) {
    await comeTo(page, address)
    await page.locator(ROW).first().waitFor()
    await reviewThis(address)
  }
})

test('a filter on each kind of column', async () => {
  await comeTo(page, '/pasajes')
  await button('Filtros').click()
  for (const column of ['Valor', 'Fecha inicio', 'Válido']) {
    await page.getByRole('combobox', { name: 'Columna' }).click()
    await page.getByRole('listbox').waitFor()
    if (column === 'Valor') await reviewThis('the columns of a filter')
    await page.getByRole('option', { name: column, exact: true }).click()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await reviewThis(`a filter by ${column}`)
  }
})

test('a list on its way, one that cannot come, and a page without network', async () => {
  let release = () => undefined as void
  const permiso = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/conductores/ingresos', async (path) => {
    await permiso
    await path.continue()
  })
  await page.goto('/conductores')
  // Until its rows come it does not stand still.
  await page.locator('main [role="progressbar"]').waitFor()
  await review(page, 'a list on its way')
  release()
  await page.locator(ROW).first().waitFor()
  await context.setOffline(true)
  await page
    .getByText(/Sin conexión/)
    .first()
    .waitFor()
  await reviewThis('a page without network')
  await page.getByRole('navigation').getByRole('link', { name: 'Documentos' }).click()
  await page.getByRole('heading', { name: 'No se pudo cargar la pantalla' }).waitFor()
  await reviewThis('a screen whose code cannot come')
  await context.setOffline(false)
})

test('a person who may only read, and the login page', async () => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await reviewThis('/login')
  await button('Iniciar Sesión').click()
  await page.getByText('El usuario es requerido.').waitFor()
  await reviewThis('/login with errors')
  await page.getByLabel('Usuario').fill('consulta')
  await page.getByLabel('Clave', { exact: true }).fill('equivocada')
  await button('Iniciar Sesión').click()
  await page.getByRole('alert').waitFor()
  await reviewThis('/login, refused')
  await page.getByLabel('Clave', { exact: true }).fill(PASSWORD)
  await button('Iniciar Sesión').click()
  await page.locator(ROW).first().getByRole('gridcell').first().click({ position: CELL_EDGE })
  // Hovers over the parent, which tells what a disabled button says.
  await button('Crear').locator('..').hover()
  await page.getByRole('tooltip').waitFor()
  await reviewThis('who may only read')
})
