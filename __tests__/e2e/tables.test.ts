/** What only a browser that lays out shows of tables that stay as one left them, from the keyboard alone. */
import { type Page } from 'playwright-core'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let complaints: string[]
const { press, inFocus, tabTo, signIn } = keysOn(() => page)

beforeAll(async () => {
  ;({ page, complaints } = await openForKeys())
  await signIn()
})
const titles = () => page.getByRole('columnheader').allInnerTexts()
const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
const widthOf = async (name: string) => (await header(name).boundingBox())?.width ?? 0
const rowHeight = async () => (await page.locator('[role="row"][data-id]').first().boundingBox())?.height

async function leaveAsNobody() {
  await press('o')
  await inFocus('Buscar columna')
  await tabTo('Bajar Fecha')
  await press('Enter')
  await inFocus('Bajar Fecha')
  await tabTo('Compacta')
  await press('Enter', 'Escape')
  await inFocus('Columnas')
  await tabTo('Filas por página:')
  await press('Enter')
  await page.getByRole('option', { name: '25' }).waitFor()
  await press('ArrowDown', 'Enter')
  await page.getByText(/^1–25 de/).waitFor()
}

test('columns, their order and widths, the height of rows, rows per page and a folded search', async () => {
  expect(await titles()).toEqual(expect.arrayContaining(['Fecha', 'Bus']))
  await leaveAsNobody()
  expect((await titles()).slice(0, 2)).toEqual(['Bus', 'Fecha'])
  expect(await rowHeight()).toBe(32)

  await press('t', 'Control+Home', 'ArrowUp')
  const before = await widthOf('Bus')
  await press('Shift+ArrowRight', 'Shift+ArrowRight')
  await page.waitForFunction(
    (width) => document.querySelector('[role="columnheader"][data-field="busNumero"]')?.clientWidth === width,
    Math.round(before) + 32,
  )

  await tabTo('Ocultar filtros', { key: 'Shift+Tab' })
  await press('Enter')
  await inFocus('Mostrar filtros')
  expect(await page.getByRole('combobox', { name: 'Bus' }).isVisible()).toBe(false)
})

test('all of it is there after loading the page again, before anything is painted otherwise', async () => {
  await page.reload()
  await page.getByText(/^1–25 de/).waitFor()
  expect((await titles()).slice(0, 2)).toEqual(['Bus', 'Fecha'])
  expect(await rowHeight()).toBe(32)
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
  expect(complaints).toEqual([])
})
