/** Tables that stay as one left them, as only a browser's layout shows, by keyboard except where the mouse alone resizes. */
import { type Page } from 'playwright-core'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let browserErrors: string[]
const { press, inFocus, tabTo } = keysOn(() => page)

beforeAll(async () => {
  ;({ page, browserErrors } = await openForKeys({ usuario: 'admin' }))
})
const titles = () => page.getByRole('columnheader').allInnerTexts()
// Pointed at, it bears the button of its menu as well.
const bus = () => page.getByRole('columnheader', { name: /^Bus/ })
const widthOfBus = async () => (await bus().boundingBox())?.width ?? 0

async function leaveAsNobody() {
  await press('o')
  await inFocus('Buscar columna')
  await tabTo('Identificador')
  await press('Space', 'Escape')
  await inFocus('Columnas')
  await tabTo('Filas por página:')
  await press('Enter')
  await page.getByRole('option', { name: '25' }).waitFor()
  await press('ArrowDown', 'Enter')
  await page.getByText(/^1–25 de/).waitFor()
  // The mouse would press what lies behind it.
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

test('columns and their widths, rows per page and a folded search', async () => {
  expect(await titles()).toEqual(expect.arrayContaining(['Fecha', 'Bus']))
  await leaveAsNobody()
  expect((await titles()).slice(0, 3)).toEqual(['Identificador', 'Fecha', 'Bus'])

  await bus().scrollIntoViewIfNeeded()
  const { x, y, width } = (await bus().boundingBox())!
  await page.mouse.move(x + width, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 20, { steps: 4 })
  await page.mouse.up()
  expect(await widthOfBus()).toBe(200)

  await tabTo('Ocultar filtros', { key: 'Shift+Tab' })
  await press('Enter')
  await inFocus('Mostrar filtros')
  expect(await page.getByRole('combobox', { name: 'Bus' }).isVisible()).toBe(false)
})

test('all of it is there after loading the page again, before anything is painted otherwise', async () => {
  await page.reload()
  await page.getByText(/^1–25 de/).waitFor()
  expect((await titles()).slice(0, 3)).toEqual(['Identificador', 'Fecha', 'Bus'])
  expect(await widthOfBus()).toBe(200)
  await page.getByRole('button', { name: 'Mostrar filtros' }).waitFor()
})

test('a key opens the folded search, and another leads to the box over the table', async () => {
  await press('b')
  await inFocus('Ocultar filtros')
  await page.getByRole('combobox', { name: 'Bus' }).waitFor()
  await press('q')
  await inFocus('Buscar en la tabla')
})

test('nothing was focused without showing it, and the browser complained of nothing', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(browserErrors).toEqual([])
})
