/** The day's work on a phone, upright and with its keyboard open: lists as cards, buttons in reach, forms that can be sent. */
import { type Locator, type Page } from 'playwright-core'
import { isAccessible } from '../setup/axe'
import { launchBrowser } from '../setup/browser'
import { comeTo, handsOn, sessionOf, shownRows } from '../setup/hands'
import { startProduct, type Product } from '../setup/product'

const UPRIGHT = { width: 390, height: 844 }
const TYPING = { width: 390, height: 480 }
/** The least size of what a finger presses. */
const TOUCH = 44

let product: Product
let page: Page
const { button: theButton, open } = handsOn(() => page)

beforeAll(async () => {
  product = await startProduct()
  const browser = await launchBrowser()
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: UPRIGHT,
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    storageState: await sessionOf(product.url, 'admin'),
  })
  context.setDefaultTimeout(15_000)
  page = await context.newPage()
})
beforeEach(() => page.setViewportSize(UPRIGHT))

const cards = () => page.locator('main [role="row"][data-id]')
const card = (index: number) => cards().nth(index)

async function go(address: string) {
  await comeTo(page, address)
  await cards().first().waitFor()
}
async function isFlawless(name: string) {
  await isAccessible(page, name)
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
}

/** Checks whether a finger finds it where it stands: on the screen, large enough and under nothing. */
const isInReach = (what: Locator) =>
  what.evaluate((element, least) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    return (
      height >= least && y >= 0 && y + height <= innerHeight && (element === found || element.contains(found))
    )
  }, TOUCH)

test('a card is settled, with its buttons at the foot of the screen', async () => {
  await go('/')
  await isFlawless('cards')
  const pending = cards().filter({ hasText: 'Pendiente' }).first()
  const title = (await pending.locator('.titulo > span').textContent())!
  await pending.tap({ position: { x: 250, y: 70 } })
  for (const action of ['Liquidar', 'Detalle', 'Eliminar'])
    expect(await isInReach(theButton(action))).toBe(true)
  await isFlawless('a chosen card')

  const dialog = await open('Liquidar', 'Liquidar')
  await page.setViewportSize(TYPING)
  expect((await dialog.boundingBox())?.height).toBe(TYPING.height)
  await isFlawless('a form over the keyboard')
  const send = dialog.locator('button[type="submit"]')
  expect(await isInReach(send)).toBe(true)
  await dialog.getByLabel('Liquidada', { exact: true }).check()
  await send.click()
  await dialog.waitFor({ state: 'detached' })
  await cards().filter({ hasText: title }).filter({ hasNotText: 'Pendiente' }).waitFor()
})

test('the fields of a search have their whole frames', async () => {
  await go('/')
  await theButton('Mostrar filtros').click()
  // Gap of a label in the frame's upper line, which is no wider than the label.
  const gaps = await page.locator('search, [role="search"]').evaluate((panel) =>
    [...panel.querySelectorAll('legend')].map((gap) => {
      const { width = 0 } = gap.parentElement?.getBoundingClientRect() ?? {}
      return gap.getBoundingClientRect().width / width
    }),
  )
  expect(gaps).toHaveLength(5)
  for (const gap of gaps) expect(gap).toBeLessThan(0.8)
  await theButton('Ocultar filtros').click()
})

test('a press on the name of a card follows the link', async () => {
  await go('/buses')
  await card(1)
    .getByRole('link', { name: /^Bus \d+$/ })
    .tap()
  await page.getByRole('heading', { name: /^Bus \d+$/ }).waitFor()
})

test('several cards are chosen by a press anywhere', async () => {
  await go('/')
  // The list is whole.
  await shownRows(page).first().waitFor()
  await theButton('Varias').click()
  await cards().getByRole('checkbox').first().waitFor()
  for (const index of [0, 2]) await card(index).tap({ position: { x: 320, y: 70 } })
  await page.getByRole('status').getByText('2 elegidas').waitFor()
  expect(await isInReach(theButton('Eliminar'))).toBe(true)
  await isFlawless('several cards')
})

test.each([
  ['/', 'Crear', 'Crear Liquidación'],
  ['/', 'Ingresar Sensores', 'Formulario Ingreso Sensores'],
  ['/usuarios', 'Crear', 'usuario'],
])(
  '%s › %s: the dialog fills the screen and its buttons are in reach over the keyboard',
  async (address, button, title) => {
    await go(address)
    expect(await isInReach(theButton(button))).toBe(true)
    const dialog = await open(button, title)
    for (const size of [UPRIGHT, TYPING]) {
      await page.setViewportSize(size)
      const { width, height } = (await dialog.boundingBox())!
      expect({ width, height }).toEqual(size)
      expect(await isInReach(dialog.locator('button[type="submit"]'))).toBe(true)
      expect(await isInReach(theButton('Cancelar', dialog))).toBe(true)
      const field = dialog.locator('input:visible').last()
      await field.scrollIntoViewIfNeeded()
      expect((await field.boundingBox())!.y).toBeLessThan(size.height)
    }
  },
)

test("'Buscar en todo' fits", async () => {
  await go('/')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Buscar en todo' })
  for (const text of ['ca', 'ninguno']) {
    await palette.getByRole('combobox').fill(text)
    await isAccessible(page, text, 'width')
    const { x, y, width, height } = (await palette.boundingBox())!
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(UPRIGHT.width)
    expect(y + height).toBeLessThanOrEqual(UPRIGHT.height)
  }
})
