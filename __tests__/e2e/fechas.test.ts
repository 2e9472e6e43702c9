/** The company's day in browsers of three zones, at the minutes when it is another day elsewhere. */
import { randomUUID } from 'node:crypto'
import { type Browser } from 'playwright-core'
import { fechaLarga, sumarDias } from '../../src/contract/fechas'
import { launchBrowser } from '../setup/browser'
import { startProduct } from '../setup/product'
import { tokenBySignIn, ask } from '../setup/serverProcess'
import { cellsUnder } from '../setup/hands'

const PASSWORD = 'cochera-demo'
/** The ends of each month of a leap year, beyond the demonstration's holidays. */
const ENDS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2028, month, 1)).toISOString().slice(0, 10),
).flatMap((first) => [sumarDias(first, -1), first])

let url: string
let browser: Browser
let sesion: string

beforeAll(async () => {
  ;({ url } = await startProduct())
  browser = await launchBrowser()
  const token = await tokenBySignIn(url, PASSWORD)
  const rows = ENDS.map((fecha) => ({ accion: 'crear', datos: { fecha } }))
  const body = { grupo: randomUUID(), archivo: 'Fines de mes', total: rows.length, filas: rows }
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

  await page.goto('/festivos')
  await page.getByRole('combobox', { name: /Filas por página/ }).click()
  await page.getByRole('option', { name: '100' }).click()
  const cells = await cellsUnder(page, 'Fecha')
  for (const day of ENDS) await cells.filter({ hasText: new RegExp(`^${fechaLarga(day)}$`) }).waitFor()

  const create = page.getByRole('dialog')
  for (const hour of ['18:59', '19:01', '00:01']) {
    await page.clock.setFixedTime(new Date(`2029-01-01T${hour}:00-05:00`))
    await page.getByRole('button', { name: 'Crear', exact: true }).click()
    const fecha = create.getByLabel('Fecha', { exact: true })
    await fecha.waitFor()
    expect([hour, await fecha.inputValue()]).toEqual([hour, '01/01/29'])
    await create.getByRole('button', { name: 'Cancelar' }).click()
    await create.waitFor({ state: 'detached' })
  }
  await context.close()
})
