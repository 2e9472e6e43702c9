import { type AxeResults } from 'axe-core'
import { type Page } from 'playwright-core'
import { hoyEn, sumarDias, fechaLarga } from '../../src/contract/fechas'
import { fechaCorta } from '../../src/ui/texts/formats'
import { traerAxe } from '../setup/axe'
import { launchBrowser } from '../setup/browser'
import { signedIn } from '../setup/hands'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

/** 'Buscar en todo', without a mouse. */
let page: Page
let url: string
let quejas: string[]
const { pulsar, escribir, enFoco, tabHasta, dialogo, devuelto, fila, ir, ingresar } = keysOn(() => page)

beforeAll(async () => {
  ;({ page, url, quejas } = await openForKeys())
  await ingresar()
  // The code that answers the keys comes after the first rows: it is here once one of them leads to the table.
  await fila('301')
})

const TODAY = hoyEn('America/Bogota')

const palette = () => page.getByRole('dialog', { name: 'Buscar en todo' })
const option = (name: string) => palette().getByRole('option', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()

/** Summons the palette and seeks a text in it. */
async function seek(text: string) {
  await pulsar('Control+k')
  await enFoco('Buscar en todo', 'combobox')
  await escribir(text)
}

async function choose(text: string, name: string) {
  await seek(text)
  await option(name).first().waitFor()
  await pulsar('Enter')
}

test('leads from any screen to a driver, a bus and another screen', async () => {
  await choose('301', 'Bus 301')
  await heading('Bus 301')
  const driver = await page.getByRole('region', { name: 'Datos' }).getByRole('link').innerText()
  // Without accents or capitals.
  const typed = driver
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
  await choose(typed, driver)
  await heading(driver)
  await enFoco(new RegExp(`^${driver}`), 'main')
  await choose('fest', 'Festivos')
  await heading('Festivos')
})

test('offers what was chosen last first', async () => {
  await pulsar('Control+k')
  await enFoco('Buscar en todo', 'combobox')
  const recent = palette().getByRole('group', { name: 'Recientes' }).getByRole('option')
  await recent.nth(2).waitFor()
  const [first = '', , third = ''] = await recent.allInnerTexts()
  expect(first.trim()).toBe('Festivos')
  expect(third).toMatch(/^Bus 301/)
  await pulsar('ArrowDown', 'ArrowDown', 'Enter')
  await heading('Bus 301')
})

test('opens the settlement of a bus and a day, and gives the focus back', async () => {
  await ir('l', 'Liquidaciones')
  const cells = page.locator('[role="row"][data-id]').first().getByRole('gridcell')
  const [date, bus] = [await cells.nth(0).innerText(), await cells.nth(1).innerText()]
  const days = Array.from({ length: 31 }, (_, ago) => sumarDias(TODAY, -ago))
  const day = days.find((one) => fechaLarga(one) === date)
  await choose(`${bus} ${fechaCorta(day)}`, `Liquidación del bus ${bus} ${date}`)
  const detail = await dialogo('Detalle de la Liquidación')
  await detail.getByText(date).first().waitFor()
  await detail.getByText(bus, { exact: true }).first().waitFor()
  await pulsar('Escape')
  await fila(bus)
  await seek('nada de esto')
  await palette().getByText('Nada coincide').waitFor()
  await pulsar('Escape')
  await palette().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell')
})

test('opens a form from a text field, and nothing over a form', async () => {
  await ir('a', 'Abonos')
  await tabHasta('Conductor')
  await escribir('car')
  await choose('crear conductor', 'Crear conductor')
  await dialogo('Crear Conductor')
  await enFoco('Nombre')
  await escribir('Nueva persona')
  await pulsar('Control+k')
  await enFoco('Nombre')
  expect(await palette().count()).toBe(0)
  await pulsar('Escape')
  await dialogo('Descartar cambios')
  await tabHasta('Descartar')
  await pulsar('Enter')
  await devuelto(/./)
})

test('asks before it leaves unsaved work, and the work is still there', async () => {
  // A day of which the demonstration company has nothing yet.
  await seek(fechaCorta(sumarDias(TODAY, 3)))
  await option('Planilla del día').waitFor()
  await pulsar('ArrowDown', 'Enter')
  await heading('Planilla del día')
  const trips = page.locator('[role="row"][data-id="301"] [data-field="viajes"]')
  await page.locator('[role="row"][data-id="301"] [data-field="regIni"]').getByText(/\d/).waitFor()
  await pulsar('t')
  await page.locator('[role="row"][data-id="301"] :focus').waitFor()
  while ((await trips.and(page.locator(':focus, :has(:focus)')).count()) === 0) await pulsar('ArrowRight')
  await escribir('7')
  await choose('pasajes', 'Pasajes')
  await dialogo('Cambios sin guardar')
  await tabHasta('Seguir editando')
  await pulsar('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await heading('Planilla del día')
  expect(await trips.innerText()).toBe('7')
  await choose('pasajes', 'Pasajes')
  await dialogo('Cambios sin guardar')
  await tabHasta('Salir sin guardar')
  await pulsar('Enter')
  await heading('Pasajes')
})

test('the focus was always to be seen, and nobody complained', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(quejas).toEqual([])
})

/** What axe has against the whole page, which the palette stands over. */
const faults = (one: Page, theme: string) =>
  one.evaluate(async (scheme) => {
    document.documentElement.setAttribute('data-tema', scheme)
    const { axe } = globalThis as unknown as { axe: { run: (where: Element) => Promise<AxeResults> } }
    const { violations } = await axe.run(document.querySelector('[role="dialog"]')!)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  }, theme)

test.each([
  [1366, 768],
  [390, 844],
])('at %i × %i it fits, and axe finds nothing', async (width, height) => {
  const browser = await launchBrowser()
  const one = await signedIn(browser, 'admin', { baseURL: url, bypassCSP: true, viewport: { width, height } })
  await traerAxe(one.context())
  await one.reload()
  const button = one.getByRole('button', { name: 'Buscar en todo', exact: true })
  await button.click()
  const dialog = one.getByRole('dialog', { name: 'Buscar en todo' })
  await dialog.getByRole('option').first().waitFor()
  for (const text of ['', 'ca', '301 ayer', 'ninguno']) {
    await dialog.getByRole('combobox').fill(text)
    expect(await faults(one, 'light')).toEqual([])
    expect(await faults(one, 'dark')).toEqual([])
    const { x, y, width: wide, height: high } = (await dialog.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + wide).toBeLessThanOrEqual(width)
    expect(y + high).toBeLessThanOrEqual(height)
  }
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await one.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await browser.close()
})
