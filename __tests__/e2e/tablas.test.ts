/** What only a browser that lays out shows of tables that stay as one left them, from the keyboard alone. */
import { type Page } from 'playwright-core'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let quejas: string[]
const { pulsar, enFoco, tabHasta, ingresar } = keysOn(() => page)

beforeAll(async () => {
  ;({ page, quejas } = await openForKeys())
  await ingresar()
})
const titulos = () => page.getByRole('columnheader').allInnerTexts()
const cabecera = (nombre: string) => page.getByRole('columnheader', { name: nombre, exact: true })
const anchoDe = async (nombre: string) => (await cabecera(nombre).boundingBox())?.width ?? 0
const altoDeFila = async () => (await page.locator('[role="row"][data-id]').first().boundingBox())?.height

async function dejarComoNadie() {
  await pulsar('o')
  await enFoco('Buscar columna')
  await tabHasta('Bajar Fecha')
  await pulsar('Enter')
  await enFoco('Bajar Fecha')
  await tabHasta('Compacta')
  await pulsar('Enter', 'Escape')
  await enFoco('Columnas')
  await tabHasta('Filas por página:')
  await pulsar('Enter')
  await page.getByRole('option', { name: '25' }).waitFor()
  await pulsar('ArrowDown', 'Enter')
  await page.getByText(/^1–25 de/).waitFor()
}

test('columns, their order and widths, the height of rows, rows per page and a folded search', async () => {
  expect(await titulos()).toEqual(expect.arrayContaining(['Fecha', 'Bus']))
  await dejarComoNadie()
  expect((await titulos()).slice(0, 2)).toEqual(['Bus', 'Fecha'])
  expect(await altoDeFila()).toBe(32)

  await pulsar('t', 'Control+Home', 'ArrowUp')
  const antes = await anchoDe('Bus')
  await pulsar('Shift+ArrowRight', 'Shift+ArrowRight')
  await page.waitForFunction(
    (ancho) => document.querySelector('[role="columnheader"][data-field="busNumero"]')?.clientWidth === ancho,
    Math.round(antes) + 32,
  )

  await tabHasta('Ocultar filtros', { tecla: 'Shift+Tab' })
  await pulsar('Enter')
  await enFoco('Mostrar filtros')
  expect(await page.getByRole('combobox', { name: 'Bus' }).isVisible()).toBe(false)
})

test('all of it is there after loading the page again, before anything is painted otherwise', async () => {
  await page.reload()
  await page.getByText(/^1–25 de/).waitFor()
  expect((await titulos()).slice(0, 2)).toEqual(['Bus', 'Fecha'])
  expect(await altoDeFila()).toBe(32)
  await page.getByRole('button', { name: 'Mostrar filtros' }).waitFor()
})

test('a key opens the folded search, and another leads to the box over the table', async () => {
  await pulsar('b')
  await enFoco('Ocultar filtros')
  await page.getByRole('combobox', { name: 'Bus' }).waitFor()
  await pulsar('q')
  await enFoco('Buscar en la tabla')
})

test('nothing was focused without showing it, and the browser complained of nothing', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(quejas).toEqual([])
})
