/** Two people in the sheet of one day, each in a real browser, and a network that goes and comes back. */
import { type Page } from 'playwright-core'
import { hoyEn } from '../../src/contract/fechas'
import type { LiquidacionDetalle } from '../../src/contract/liquidaciones'
import { launchBrowser } from '../setup/browser'
import { askIn, signedIn } from '../setup/hands'
import { startProduct } from '../setup/product'

// A day of which the demonstration company has nothing yet.
const DAY = hoyEn('America/Bogota')

let ana: Page
let beto: Page
const browserErrors: string[] = []

const row = (page: Page, bus: string) => page.locator(`[role="row"][data-id="${bus}"]`)
/** The line below the sheet, while it is about this bus. */
const line = (page: Page, bus: string) => page.locator(`[data-fila="${bus}"]`)
const cell = (page: Page, bus: string, field: string) => row(page, bus).locator(`[data-field="${field}"]`)
/** Presses keys. Of a figure the first digit opens its cell and the others come at once: each key would draw the row anew. */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    const rest = /^\d(\d+)$/.exec(key)?.[1] ?? ''
    await page.keyboard.press(rest ? key.charAt(0) : key)
    if (rest) await page.keyboard.insertText(rest)
  }
}

/** The cell that has the focus: 'bus field'. */
const inFocus = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest<HTMLElement>('[role="gridcell"]')
    return cell ? `${cell.parentElement?.dataset.id} ${cell.dataset.field}` : null
  })

const stored = (bus: string) =>
  askIn<LiquidacionDetalle>(beto, `/liquidaciones/detalle?fecha=${DAY}&busNumero=${bus}`)

/** Types a settlement from the trips on, and leaves it with an arrow. */
async function enter(page: Page, bus: string, viajes: string, sensor: string) {
  const { regIni } = await stored(bus)
  await cell(page, bus, 'viajes').click()
  await press(page, viajes, 'Tab', String(regIni + 300).slice(-3), 'Tab', sensor, 'ArrowDown')
  return regIni + 300
}

beforeAll(async () => {
  const { url } = await startProduct()
  const browser = await launchBrowser()
  ;[ana, beto] = (await Promise.all(['admin', 'editor'].map((user) => signedIn(browser, user, url)))) as [
    Page,
    Page,
  ]
  for (const page of [ana, beto]) {
    page.on('pageerror', ({ message }) => browserErrors.push(message))
    await page.goto(`/liquidaciones/planilla?fecha=${DAY}`)
    await page.getByText(/^0 de \d+ buses con liquidación\.$/).waitFor()
  }
})

test('the focus goes on in a row that has been saved, and what was shown is what is stored', async () => {
  const final = await enter(beto, '305', '6', '340')
  await row(beto, '305').getByText('Pendiente').waitFor()
  const { regFin, gastos } = await stored('305')
  expect([regFin, gastos.length]).toEqual([final, 2])

  await cell(beto, '305', 'sensor').click()
  await press(beto, '350', 'Tab')
  expect(await inFocus(beto)).toBe('305 civica')
  await press(beto, '12', 'Enter', '3', 'Tab')
  expect(await inFocus(beto)).toBe('305 aseo')
  await press(beto, 'Tab', 'Tab')
  await row(beto, '305').getByText('Pendiente').waitFor()
  expect(await stored('305')).toMatchObject({ sensor: 350, civica: 12, tiquetes: 3 })
  expect((await stored('310')).uuid).toBeFalsy()
})

test('what one saves of the row that the other is in is named, and nothing of it comes under the hand', async () => {
  await cell(beto, '306', 'viajes').click()
  await press(beto, '9', 'Tab')
  const final = await enter(ana, '306', '6', '320')
  await row(ana, '306').getByText('Pendiente').waitFor()
  await line(beto, '306')
    .getByText(/Administradora la guardó a las \d{1,2}:\d\d\./)
    .waitFor()
  expect(await inFocus(beto)).toBe('306 regFin')
  expect(await cell(beto, '306', 'sensor').innerText()).toBe('')
  await press(beto, String(final + 10).slice(-3), 'Tab', '361', 'Tab', '2', 'Tab')
  expect(await inFocus(beto)).toBe('306 tiquetes')
  await line(beto, '306')
    .getByText(/^Sensor: 320, usted 361\./)
    .waitFor()
  await press(beto, 'ArrowDown', 'Control+Enter')
  await beto.getByText('Esperan su respuesta: 306.').waitFor()
  expect(await stored('306')).toMatchObject({ viajes: 6, sensor: 320, civica: 0 })

  // Keyboard order: the line follows the sheet's last cell.
  await press(beto, 'Control+End', 'Tab', 'Tab')
  expect(await beto.evaluate(() => document.activeElement?.textContent)).toBe('Guardar la mía')
  await press(beto, 'Enter')
  await row(beto, '306').getByText('Pendiente').waitFor()
  expect(await inFocus(beto)).toBe('306 viajes')
  expect(await stored('306')).toMatchObject({ viajes: 9, sensor: 361, civica: 2, regFin: final + 10 })
})

test('what was left before the network went is sent by itself when it is back', async () => {
  const final = (await stored('308')).regIni + 300
  await beto.context().setOffline(true)
  await cell(beto, '308', 'viajes').click()
  await press(beto, '7', 'Tab', String(final).slice(-3), 'Tab', '310', 'ArrowDown')
  await row(beto, '308')
    .getByTitle(/No hay conexión/)
    .waitFor()
  await beto.context().setOffline(false)
  await row(beto, '308').getByText('Pendiente').waitFor()
  expect(
    await row(beto, '308')
      .getByTitle(/No hay conexión/)
      .count(),
  ).toBe(0)
  expect(await stored('308')).toMatchObject({ viajes: 7, regFin: final, sensor: 310 })
})

test('no reason is cut, nor a wrong figure', async () => {
  await cell(beto, '309', 'viajes').click()
  await press(beto, '9999999999', 'Tab', '5000', 'ArrowDown')
  await line(beto, '309')
    .getByText(/número valido de viajes/)
    .waitFor()
  const isWhole = await line(beto, '309').evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight,
  )
  expect(isWhole).toBe(true)
  for (const field of ['viajes', 'sensor'])
    expect(await cell(beto, '309', field).evaluate((one) => getComputedStyle(one).overflow)).toBe('visible')
  await press(beto, 'ArrowUp', 'Escape')
})

test('neither browser had anything to complain of', () => {
  expect(browserErrors).toEqual([])
})
