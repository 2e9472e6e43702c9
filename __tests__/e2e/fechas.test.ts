/** The company's day in browsers of three zones, at the minutes when it is another day elsewhere. */
import { type Browser } from 'playwright-core'
import { fechaLarga, sumarDias } from '../../src/contract/fechas'
import { launchBrowser } from '../setup/browser'
import { startProduct } from '../setup/product'
import { ingresar, pedir } from '../setup/serverProcess'
import { cellsUnder, shownRows } from '../setup/hands'

const CLAVE = 'cochera-demo'
// A leap year, beyond the demonstration's holidays.
const ANIO = Array.from({ length: 366 }, (_, dia) => sumarDias('2028-01-01', dia))

let url: string
let browser: Browser
let sesion: string

beforeAll(async () => {
  ;({ url } = await startProduct())
  browser = await launchBrowser()
  const token = await ingresar(url, CLAVE)
  const filas = ANIO.map((fecha) => ({ accion: 'crear', datos: { fecha } }))
  const body = { archivo: 'Un año de festivos', filas }
  const { estado, cuerpo } = await pedir(`${url}/api/importaciones/festivos`, { token, body })
  if (estado >= 300) throw new Error(cuerpo)
  sesion = JSON.stringify({ token, username: 'admin', nombre: 'Administradora', roles: 'ADMIN,EDITOR' })
})

test.each(['UTC', 'America/Bogota', 'Asia/Tokyo'])('no date moves by a day in %s', async (timezoneId) => {
  const context = await browser.newContext({ baseURL: url, timezoneId, locale: 'es-CO' })
  context.setDefaultTimeout(15_000)
  await context.addInitScript((guardada) => localStorage.setItem('jwtData', guardada), sesion)
  const page = await context.newPage()

  for (const hora of ['18:59', '19:01', '00:01']) {
    await page.clock.setFixedTime(new Date(`2029-01-01T${hora}:00-05:00`))
    await page.goto('/festivos')
    await page.getByRole('button', { name: 'Crear', exact: true }).click()
    const fecha = page.getByRole('dialog').getByLabel('Fecha', { exact: true })
    await fecha.waitFor()
    expect([hora, await fecha.inputValue()]).toEqual([hora, '01/01/29'])
  }

  await page.goto('/festivos')
  const siguiente = page.getByRole('button', { name: 'Ir a la página siguiente' })
  const rango = shownRows(page)
  await rango.waitFor()
  await page.getByRole('combobox', { name: /Filas por página/ }).click()
  await page.getByRole('option', { name: '100' }).click()
  await page.getByText(/^1–100 de /).waitFor()
  const celdas = await cellsUnder(page, 'Fecha')
  const vistas = new Set<string>()
  for (;;) {
    for (const texto of await celdas.allTextContents()) vistas.add(texto.trim())
    if (await siguiente.isDisabled()) break
    const antes = await rango.innerText()
    await siguiente.click()
    await page.getByText(antes, { exact: true }).waitFor({ state: 'detached' })
  }
  expect(ANIO.filter((dia) => !vistas.has(fechaLarga(dia)))).toEqual([])
  await context.close()
})
