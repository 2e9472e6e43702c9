/** The company's day in browsers of three zones, at the minutes when it is another day elsewhere. */
import { randomUUID } from 'node:crypto'
import { type Browser } from 'playwright-core'
import { fechaLarga, sumarDias } from '../../src/contract/fechas'
import { launchBrowser } from '../setup/browser'
import { startProduct } from '../setup/product'
import { tokenBySignIn, ask } from '../setup/serverProcess'
import { cellsUnder, shownRows } from '../setup/hands'

const PASSWORD = 'cochera-demo'
// A leap year, beyond the demonstration's holidays.
const YEAR = Array.from({ length: 366 }, (_, day) => sumarDias('2028-01-01', day))

let url: string
let browser: Browser
let sesion: string

beforeAll(async () => {
  ;({ url } = await startProduct())
  browser = await launchBrowser()
  const token = await tokenBySignIn(url, PASSWORD)
  const rows = YEAR.map((fecha) => ({ accion: 'crear', datos: { fecha } }))
  const body = { grupo: randomUUID(), archivo: 'Un año de festivos', total: rows.length, filas: rows }
  const headers = { 'idempotency-key': randomUUID() }
  const { status, body: bodyText } = await ask(`${url}/api/importaciones/festivos`, { token, body, headers })
  if (status >= 300) throw new Error(bodyText)
  sesion = JSON.stringify({ token, username: 'admin', nombre: 'Administradora', roles: 'ADMIN,EDITOR' })
})

test.each(['UTC', 'America/Bogota', 'Asia/Tokyo'])('no date moves by a day in %s', async (timezoneId) => {
  const context = await browser.newContext({ baseURL: url, timezoneId, locale: 'es-CO' })
  context.setDefaultTimeout(15_000)
  await context.addInitScript((stored) => localStorage.setItem('jwtData', stored), sesion)
  const page = await context.newPage()

  for (const hour of ['18:59', '19:01', '00:01']) {
    await page.clock.setFixedTime(new Date(`2029-01-01T${hour}:00-05:00`))
    await page.goto('/festivos')
    await page.getByRole('button', { name: 'Crear', exact: true }).click()
    const fecha = page.getByRole('dialog').getByLabel('Fecha', { exact: true })
    await fecha.waitFor()
    expect([hour, await fecha.inputValue()]).toEqual([hour, '01/01/29'])
  }

  await page.goto('/festivos')
  const next = page.getByRole('button', { name: 'Ir a la página siguiente' })
  const range = shownRows(page)
  await range.waitFor()
  await page.getByRole('combobox', { name: /Filas por página/ }).click()
  await page.getByRole('option', { name: '100' }).click()
  await page.getByText(/^1–100 de /).waitFor()
  const cells = await cellsUnder(page, 'Fecha')
  const seen = new Set<string>()
  for (;;) {
    // The rows, which may come after what the foot says of them.
    const [first, last] = (await range.innerText()).split(/[–\s]/).map(Number)
    await cells.nth(last! - first!).waitFor()
    for (const text of await cells.allTextContents()) seen.add(text.trim())
    if (await next.isDisabled()) break
    const before = await cells.first().innerText()
    await next.click()
    await page.getByRole('gridcell', { name: before, exact: true }).waitFor({ state: 'detached' })
  }
  expect(YEAR.filter((day) => !seen.has(fechaLarga(day)))).toEqual([])
  await context.close()
})
