/** Tables that stay as one left them, in a real browser and from the keyboard alone. */
import { type Page } from 'playwright-core'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let quejas: string[]
const { pulsar, escribir, enFoco, tabHasta, ingresar } = keysOn(() => page)

beforeAll(async () => {
  ;({ page, quejas } = await openForKeys())
  await ingresar()
})
const titulos = () => page.getByRole('columnheader').allInnerTexts()
const cabecera = (nombre: string) => page.getByRole('columnheader', { name: nombre, exact: true })
const anchoDe = async (nombre: string) => (await cabecera(nombre).boundingBox())?.width ?? 0
const altoDeFila = async () => (await page.locator('[role="row"][data-id]').first().boundingBox())?.height

/** Signs out by the menu of who is signed in. */
async function salir(quien: string) {
  await tabHasta(quien, { tecla: 'Shift+Tab' })
  await pulsar('Enter')
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).waitFor()
  await pulsar('End', 'Enter')
  await enFoco('Usuario')
}

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

test('another person finds the screen as it is, and the first one what was left', async () => {
  await salir('AAdministradoraAdministración y Edición')
  await ingresar('editor')
  await page.getByText(/^1–10 de/).waitFor()
  expect((await titulos()).slice(0, 2)).toEqual(['Fecha', 'Bus'])
  expect(await altoDeFila()).toBe(40)
  await salir('EDEditor de DespachoEdición')
  await ingresar('admin')
  await page.getByText(/^1–25 de/).waitFor()
  expect((await titulos()).slice(0, 2)).toEqual(['Bus', 'Fecha'])
})

test('Restablecer brings back what the screen has', async () => {
  await pulsar('o')
  await enFoco('Buscar columna')
  await tabHasta('Restablecer')
  await pulsar('Enter', 'Escape')
  await enFoco('Columnas')
  await page.getByText(/^1–10 de/).waitFor()
  expect((await titulos()).slice(0, 2)).toEqual(['Fecha', 'Bus'])
  await pulsar('b')
  await enFoco('Ocultar filtros')
  await page.getByRole('combobox', { name: 'Bus' }).waitFor()
})

test('what is typed over the table is found in it, and Escape brings the rest back', async () => {
  await pulsar('q')
  await enFoco('Buscar en la tabla')
  await escribir('gomez 302')
  await page.getByText(/^1–10 de \d{2,3}$/).waitFor()
  const conductores = page.locator('[role="gridcell"][data-field="conductorNombre"]')
  for (const nombre of await conductores.allInnerTexts()) expect(nombre).toContain('Gómez')
  await pulsar('Escape')
  await page.getByText(/^1–10 de \d\.\d{3}$/).waitFor()
  await enFoco('Buscar en la tabla')
})

test('nothing was focused without showing it, and the browser complained of nothing', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(quejas).toEqual([])
})
