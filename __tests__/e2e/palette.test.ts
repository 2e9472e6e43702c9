import { type Page } from 'playwright-core'
import { hoyEn, sumarDias } from '../../src/contract/fechas'
import { isAccessible } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

/** Parts of 'Buscar en todo' that only a browser shows, without a mouse. */
let page: Page
let browserErrors: string[]
const { focus, press, fillIn, inFocus, tabTo, dialog, row } = keysOn(() => page)

beforeAll(async () => {
  ;({ page, browserErrors } = await openForKeys({ usuario: 'admin' }))
  // The code that answers the keys comes after the first rows: it is here once one of them leads to the table.
  await row('301')
})

const palette = () => page.getByRole('dialog', { name: 'Buscar en todo' })
const option = (name: string) => palette().getByRole('option', { name })
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()

/** Summons the palette and seeks a text in it. */
async function seek(text: string) {
  await press('Control+k')
  await inFocus('Buscar en todo', 'combobox')
  await fillIn(text)
}

async function choose(text: string, name: string) {
  await seek(text)
  await option(name).first().waitFor()
  await press('Enter')
}

test('stands over the table from any of its cells, and gives the focus back', async () => {
  const cell = await focus()
  await seek('nada de esto')
  await palette().getByText('Nada coincide').waitFor()
  await press('Escape')
  await palette().waitFor({ state: 'detached' })
  await inFocus(cell.name, 'gridcell')
})

test('asks before it leaves unsaved work, and the work is still there', async () => {
  // A day of which the demonstration company has nothing yet.
  const day = sumarDias(hoyEn('America/Bogota'), 3)
  await page.goto(`${new URL(page.url()).origin}/liquidaciones/planilla?fecha=${day}`)
  await heading('Planilla del día')
  const trips = page.locator('[role="row"][data-id="301"] [data-field="viajes"]')
  await page.locator('[role="row"][data-id="301"] [data-field="regIni"]').getByText(/\d/).waitFor()
  await press('t')
  await page.locator('[role="row"][data-id="301"] :focus').waitFor()
  while ((await trips.and(page.locator(':focus, :has(:focus)')).count()) === 0) await press('ArrowRight')
  await fillIn('7')
  await choose('pasajes', 'Pasajes')
  await dialog('Cambios sin guardar')
  await tabTo('Seguir editando')
  await press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await heading('Planilla del día')
  expect(await trips.innerText()).toBe('7')
  await choose('pasajes', 'Pasajes')
  await dialog('Cambios sin guardar')
  await tabTo('Salir sin guardar')
  await press('Enter')
  await heading('Pasajes')
})

test.each([
  [1366, 768, 'all'],
  [390, 844, 'width'],
] as const)('at %i × %i it fits, and axe finds nothing', async (width, height, scope) => {
  await page.setViewportSize({ width, height })
  await press('Control+k')
  await inFocus('Buscar en todo', 'combobox')
  await palette().getByRole('option').first().waitFor()
  for (const text of ['ca', 'ninguno']) {
    await palette().getByRole('combobox').fill(text)
    await isAccessible(page, text, scope)
    const { x, y, width: wide, height: high } = (await palette().boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + wide).toBeLessThanOrEqual(width)
    expect(y + high).toBeLessThanOrEqual(height)
  }
  await palette().getByRole('button', { name: 'Cerrar' }).click()
  await palette().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

test('the focus was always to be seen, and nobody complained', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(browserErrors).toEqual([])
})
