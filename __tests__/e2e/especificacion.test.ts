/**
 * Parts of sections 2 and 9 that only a browser that lays out and paints can show: widths, colours, and that none of it follows the
 * browser's own language. The rest is in `__tests__/especificacion/`.
 */
import { type Locator, type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { startProduct } from '../setup/product'
import { LISTS } from '../especificacion/lists'
import { cellsUnder, visit } from '../setup/hands'

const PASSWORD = 'cochera-demo'

let page: Page

beforeAll(async () => {
  const { url } = await startProduct()
  const browser = await launchBrowser()
  // An English browser: the product speaks Spanish to everybody.
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  page = await context.newPage()
})

const button = (name: string, part: Page | Locator = page) => part.getByRole('button', { name, exact: true })
const box = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const width = async (what: Locator) => Math.round((await box(what)).width)
const firstRow = () => page.locator('[role="row"][data-id]').first()
/** The grid's, once it has taken over those of before the libraries. */
const firstOfGrid = () => page.locator('.MuiDataGrid-root').locator(firstRow())

/** A colour of something as it is seen over white: red, green and blue, 0 to 255. */
const colorOf = (what: Locator, property: 'color' | 'background-color') =>
  what.evaluate((node, name) => {
    const canvas = document.createElement('canvas').getContext('2d')!
    for (const color of ['white', getComputedStyle(node).getPropertyValue(name)]) {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return { red, green, blue }
  }, property)

test('Login: the fields and the button are as wide as one another, the toggle of Clave stands inside it', async () => {
  await page.goto('/login')
  const [usuario, password] = [page.getByLabel('Usuario'), page.getByLabel('Clave', { exact: true })]
  // The app's, once it has taken over those of before the libraries.
  await page.locator('#root').getByLabel('Usuario').waitFor()
  // Parents of the inputs, which frame them and hold what stands inside.
  const [usuarioFrame, passwordFrame] = [usuario.locator('..'), password.locator('..')]
  const widths = await Promise.all([usuarioFrame, passwordFrame, button('Iniciar Sesión')].map(width))
  expect(widths).toEqual([widths[0], widths[0], widths[0]])
  const [field, eye] = [await box(passwordFrame), await box(button('Mostrar clave'))]
  expect(eye.y).toBeGreaterThanOrEqual(field.y)
  expect(eye.y + eye.height).toBeLessThanOrEqual(field.y + field.height)
  expect(eye.x + eye.width).toBeLessThanOrEqual(field.x + field.width)

  await usuario.fill('admin')
  await password.fill(PASSWORD)
  await button('Iniciar Sesión').click()
  await page.getByRole('heading', { name: 'Liquidaciones' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

async function withDialog(name: string, act: (dialog: Locator) => Promise<void>) {
  await button(name).click()
  const dialog = page.locator('[role="dialog"]').filter({ has: page.locator('h2') })
  await dialog.waitFor()
  await act(dialog)
  await dialog.getByRole('button', { name: /^(Cancelar|Cerrar)$/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

// 60vw up to 50rem, which is 800 pixels.
test.each([
  [1366, 800],
  [1200, 720],
  [1000, 600],
  [960, 576],
])('Liquidaciones: in a window of %d pixels its dialogs are %d wide', async (window, expected) => {
  await page.setViewportSize({ width: window, height: 768 })
  if (await button('Liquidar').isDisabled()) await firstOfGrid().click()
  for (const name of ['Crear', 'Liquidar', 'Detalle'])
    await withDialog(name, async (dialog) => expect([name, await width(dialog)]).toEqual([name, expected]))
})

test('Liquidaciones: the dropdowns of driver, bus and expense are 200 wide', async () => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await withDialog('Crear', async (dialog) => {
    for (const field of ['Conductor', 'Bus', 'Nombre del gasto 1'])
      expect([field, await width(dialog.getByRole('combobox', { name: field }).locator('..'))]).toEqual([
        field,
        200,
      ])
  })
})

test.each([1280, 1366, 1920])(
  'Festivos: in a window of %d pixels the dialog is 20vw wide',
  async (window) => {
    await page.setViewportSize({ width: window, height: 768 })
    if (!page.url().endsWith('/festivos')) await visit(page, '/festivos')
    await firstOfGrid().waitFor()
    if (await button('Eliminar').isDisabled()) await firstOfGrid().click()
    await withDialog('Crear', async (dialog) => expect(await width(dialog)).toBe(Math.round(window * 0.2)))
    await button('Eliminar').click()
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    expect(await width(question)).toBe(Math.round(window * 0.2))
    await button('Cancelar', question).click()
    await question.waitFor({ state: 'detached' })
  },
)

test('Liquidaciones: a row not yet settled stands on another ground than a settled one', async () => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit(page, '/')
  const background = (rows: string) =>
    colorOf(page.locator(`[role="row"][data-id]${rows}`).first(), 'background-color')
  await firstOfGrid().waitFor()
  expect(await background('.pendiente')).not.toEqual(await background(':not(.pendiente)'))
})

test('every list shows a bar that can be seen while it is fetched, and while it is fetched again', async () => {
  const bar = page.locator('main').getByRole('progressbar').first()
  // Looked at until it is so: the bar of before the libraries gives way to the grid's.
  const hasSize = () =>
    page
      .waitForFunction(() => {
        const box = document.querySelector('main [role="progressbar"]')?.getBoundingClientRect()
        return box && box.width > 20 && box.height > 2
      })
      .then(
        () => true,
        () => false,
      )
  for (const [path, call] of LISTS) {
    const [, way = ''] = call.split(' ')
    // The whole list of settlements is asked for once, and then what has changed in it.
    const ways = [way, ...(path === '/' ? ['/api/liquidaciones/cambios'] : [])]
    let release = () => undefined as void
    const hold = () =>
      Promise.all(
        ways.map((one) =>
          page.route(`**${one}*`, (asked) =>
            new Promise<void>((resolve) => (release = resolve)).then(() => asked.continue()),
          ),
        ),
      )
    const isSeen = async (act: () => Promise<unknown>) => {
      const asked = page.waitForRequest((request) => ways.some((one) => request.url().includes(one)))
      await act()
      await asked
      expect([path, await hasSize()]).toEqual([path, true])
      release()
      await bar.waitFor({ state: 'detached' })
    }
    await hold()
    await isSeen(() => page.goto(path))
    await isSeen(() => page.evaluate(() => window.dispatchEvent(new Event('online'))))
    for (const one of ways) await page.unroute(`**${one}*`)
  }
})

test('Pasajes: an invalid row is red; the check of a valid one is green, the cross of an invalid one red', async () => {
  await visit(page, '/pasajes')
  const invalid = page.locator('[role="row"].invalida')
  await invalid.waitFor()
  const background = await colorOf(invalid, 'background-color')
  expect(background.red - Math.max(background.green, background.blue)).toBeGreaterThan(10)

  const icon = (text: string) =>
    page
      .locator('[role="gridcell"] svg')
      .filter({ has: page.locator(`title:text-is("${text}")`) })
      .first()
  const [yes, no] = await Promise.all(['Sí', 'No'].map((text) => colorOf(icon(text), 'color')))
  expect(yes!.green - Math.max(yes!.red, yes!.blue)).toBeGreaterThan(10)
  expect(no!.red - Math.max(no!.green, no!.blue)).toBeGreaterThan(10)
})

test('an English browser reads Spanish dates and figures, and weeks that begin on Monday', async () => {
  await visit(page, '/')
  await firstOfGrid().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  const cell = async (title: string) => (await cellsUnder(page, title, firstRow())).textContent()
  expect(await cell('Fecha')).toMatch(/^\d{1,2} de [a-z]+ de \d{4}$/)
  expect(await cell('Reg. final')).toMatch(/^\d{1,3}(\.\d{3})+$/)
  await page.getByRole('button', { name: 'Elegir Fecha Inicio en el calendario' }).click()
  const days = page.getByRole('dialog').getByRole('columnheader')
  await days.first().waitFor()
  expect(await days.allTextContents()).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D'])
})
