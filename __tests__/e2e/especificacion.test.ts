/**
 * What of sections 2 and 9 only a browser that lays out and paints can show: widths, colours, and that none of it follows the
 * browser's own language. The rest is in `__tests__/especificacion/`.
 */
import { type Locator, type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { startProduct } from '../setup/product'
import { LISTAS } from '../especificacion/listas'
import { cellsUnder } from '../setup/hands'

const CLAVE = 'cochera-demo'

let page: Page

beforeAll(async () => {
  const { url } = await startProduct()
  const browser = await launchBrowser()
  // An English browser: the product speaks Spanish to everybody.
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  page = await context.newPage()
})

const boton = (nombre: string, parte: Page | Locator = page) =>
  parte.getByRole('button', { name: nombre, exact: true })
const caja = async (que: Locator) => (await que.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const ancho = async (que: Locator) => Math.round((await caja(que)).width)
const primeraFila = () => page.locator('[role="row"][data-id]').first()

/** A colour of something as it is seen over white: red, green and blue, 0 to 255. */
const colorDe = (que: Locator, propiedad: 'color' | 'background-color') =>
  que.evaluate((nodo, nombre) => {
    const lienzo = document.createElement('canvas').getContext('2d')!
    for (const color of ['white', getComputedStyle(nodo).getPropertyValue(nombre)]) {
      lienzo.fillStyle = color
      lienzo.fillRect(0, 0, 1, 1)
    }
    const [rojo = 0, verde = 0, azul = 0] = lienzo.getImageData(0, 0, 1, 1).data
    return { rojo, verde, azul }
  }, propiedad)

test('Login: the fields and the button are as wide as one another, the toggle of Clave stands inside it', async () => {
  await page.goto('/login')
  const [usuario, clave] = [page.getByLabel('Usuario'), page.getByLabel('Clave', { exact: true })]
  await usuario.waitFor()
  // What frames an input, and what stands inside it, is around it.
  const [marcoUsuario, marcoClave] = [usuario.locator('..'), clave.locator('..')]
  const anchos = await Promise.all([marcoUsuario, marcoClave, boton('Iniciar Sesión')].map(ancho))
  expect(anchos).toEqual([anchos[0], anchos[0], anchos[0]])
  const [campo, ojo] = [await caja(marcoClave), await caja(boton('Mostrar clave'))]
  expect(ojo.y).toBeGreaterThanOrEqual(campo.y)
  expect(ojo.y + ojo.height).toBeLessThanOrEqual(campo.y + campo.height)
  expect(ojo.x + ojo.width).toBeLessThanOrEqual(campo.x + campo.width)

  await usuario.fill('admin')
  await clave.fill(CLAVE)
  await boton('Iniciar Sesión').click()
  await page.getByRole('heading', { name: 'Liquidaciones' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

async function conDialogo(nombre: string, hacer: (dialogo: Locator) => Promise<void>) {
  await boton(nombre).click()
  const dialogo = page.locator('[role="dialog"]').filter({ has: page.locator('h2') })
  await dialogo.waitFor()
  await hacer(dialogo)
  await dialogo.getByRole('button', { name: /^(Cancelar|Cerrar)$/ }).click()
  await dialogo.waitFor({ state: 'detached' })
}

// 60vw up to 50rem, which is 800 pixels.
test.each([
  [1366, 800],
  [1200, 720],
  [1000, 600],
])('Liquidaciones: in a window of %d pixels its dialogs are %d wide', async (ventana, esperado) => {
  await page.setViewportSize({ width: ventana, height: 768 })
  await page.goto('/')
  await primeraFila().click()
  for (const nombre of ['Crear', 'Liquidar', 'Detalle'])
    await conDialogo(nombre, async (dialogo) =>
      expect([nombre, await ancho(dialogo)]).toEqual([nombre, esperado]),
    )
})

test('Liquidaciones: the dropdowns of driver, bus and expense are 200 wide', async () => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  await conDialogo('Crear', async (dialogo) => {
    for (const campo of ['Conductor', 'Bus', 'Nombre del gasto 1'])
      expect([campo, await ancho(dialogo.getByRole('combobox', { name: campo }).locator('..'))]).toEqual([
        campo,
        200,
      ])
  })
})

test.each([1366, 1920])('Festivos: in a window of %d pixels the dialog is 20vw wide', async (ventana) => {
  await page.setViewportSize({ width: ventana, height: 768 })
  await page.goto('/festivos')
  await primeraFila().waitFor()
  await conDialogo('Crear', async (dialogo) => expect(await ancho(dialogo)).toBe(Math.round(ventana * 0.2)))
})

test('Liquidaciones: a row not yet settled stands on another ground than a settled one', async () => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  const fondo = (filas: string) =>
    colorDe(page.locator(`[role="row"][data-id]${filas}`).first(), 'background-color')
  await primeraFila().waitFor()
  expect(await fondo('.pendiente')).not.toEqual(await fondo(':not(.pendiente)'))
})

test('every list shows a bar that can be seen while it is fetched, and while it is fetched again', async () => {
  const barra = page.locator('main').getByRole('progressbar')
  for (const [ruta, llamada] of LISTAS) {
    const [, camino = ''] = llamada.split(' ')
    // The whole list of settlements is asked for once, and then what has changed in it.
    const caminos = [camino, ...(ruta === '/' ? ['/api/liquidaciones/cambios'] : [])]
    let soltar = () => undefined as void
    const retener = () =>
      Promise.all(
        caminos.map((uno) =>
          page.route(`**${uno}*`, (pedida) =>
            new Promise<void>((resolve) => (soltar = resolve)).then(() => pedida.continue()),
          ),
        ),
      )
    const seVe = async () => {
      await barra.waitFor()
      const { width, height } = await caja(barra)
      expect([ruta, width > 20, height > 2]).toEqual([ruta, true, true])
      soltar()
      await barra.waitFor({ state: 'detached' })
    }
    await retener()
    await page.goto(ruta)
    await seVe()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await seVe()
    for (const uno of caminos) await page.unroute(`**${uno}*`)
  }
})

test('Pasajes: an invalid row is red; the check of a valid one is green, the cross of an invalid one red', async () => {
  await page.goto('/pasajes')
  const invalida = page.locator('[role="row"].invalida')
  await invalida.waitFor()
  const fondo = await colorDe(invalida, 'background-color')
  expect(fondo.rojo - Math.max(fondo.verde, fondo.azul)).toBeGreaterThan(10)

  const icono = (texto: string) =>
    page
      .locator('[role="gridcell"] svg')
      .filter({ has: page.locator(`title:text-is("${texto}")`) })
      .first()
  const [si, no] = await Promise.all(['Sí', 'No'].map((texto) => colorDe(icono(texto), 'color')))
  expect(si!.verde - Math.max(si!.rojo, si!.azul)).toBeGreaterThan(10)
  expect(no!.rojo - Math.max(no!.verde, no!.azul)).toBeGreaterThan(10)
})

test('an English browser reads Spanish dates and figures, and weeks that begin on Monday', async () => {
  await page.goto('/')
  await primeraFila().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  const celda = async (titulo: string) => (await cellsUnder(page, titulo, primeraFila())).textContent()
  expect(await celda('Fecha')).toMatch(/^\d{1,2} de [a-z]+ de \d{4}$/)
  expect(await celda('Reg. final')).toMatch(/^\d{1,3}(\.\d{3})+$/)
  await page.getByRole('button', { name: 'Elegir Fecha Inicio en el calendario' }).click()
  const dias = page.getByRole('dialog').getByRole('columnheader')
  await dias.first().waitFor()
  expect(await dias.allTextContents()).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D'])
})
