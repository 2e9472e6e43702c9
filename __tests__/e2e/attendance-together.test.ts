/** Two clerks on the attendance sheet of one day, each in a real browser. */
import { type Browser, type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { signedIn } from '../setup/hands'
import { startProduct, type Product } from '../setup/product'

let product: Product
let browser: Browser
const quejas: string[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

/** A clerk at the sheet, in a browser of their own. */
async function clerk(usuario: string): Promise<Page> {
  const page = await signedIn(browser, usuario, { baseURL: product.url })
  page.on('pageerror', ({ message }) => quejas.push(message))
  await page.getByRole('navigation').getByRole('link', { name: 'Crear', exact: true }).click()
  await page.getByRole('grid').waitFor()
  return page
}

const justificacion = (page: Page, nombre: string) =>
  page.getByRole('combobox', { name: `Justificación de ${nombre}`, exact: true })

async function completar(page: Page) {
  await page.getByRole('button', { name: 'Completar Asistencia' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Guardar así' }).click()
}

test('what one has saved, the other sees before writing over it, and neither loses a row', async () => {
  const ana = await clerk('admin')
  const beto = await clerk('editor')
  const nombres = await ana.locator('[role="rowheader"]').allInnerTexts()
  const [uno = '', otro = '', tercero = ''] = nombres

  await justificacion(ana, uno).fill('Vacaciones')
  await justificacion(ana, otro).fill('Descanso')
  await justificacion(beto, uno).fill('Enfermo')
  await justificacion(beto, tercero).fill('Reserva')
  await completar(ana)
  await ana.getByText(/Último guardado/).waitFor()
  await completar(beto)

  const alert = beto.getByText(`Otra persona cambió mientras tanto la asistencia de ${uno} y ahí`)
  await alert.waitFor()
  expect(await alert.count()).toBe(1)
  const diferencias = beto.getByRole('list', { name: 'Diferencias' }).getByRole('listitem')
  expect(await diferencias.allInnerTexts()).toEqual([
    expect.stringContaining('Ahora: Vacaciones · Usted: Enfermo'),
  ])
  // A row that only the colleague has touched is as the colleague left it; the one that only this clerk touched is saved.
  expect(await justificacion(beto, otro).inputValue()).toBe('Descanso')
  await beto.getByText('1 fila sin guardar.').waitFor()
  expect(await justificacion(beto, uno).inputValue()).toBe('Enfermo')

  // One takes what is there, the other the row that was saved meanwhile.
  await diferencias.getByRole('button', { name: `Usar lo de ahora en Justificación de ${uno}` }).click()
  await alert.waitFor({ state: 'detached' })
  await ana.reload()
  const leidas = await Promise.all(
    [uno, otro, tercero].map((nombre) => justificacion(ana, nombre).inputValue()),
  )
  expect(leidas).toEqual(['Vacaciones', 'Descanso', 'Reserva'])
})

test('who knows what a colleague has written may write over it', async () => {
  const ana = await clerk('admin')
  const beto = await clerk('editor')
  const uno = (await ana.locator('[role="rowheader"]').allInnerTexts())[4] ?? ''
  await justificacion(ana, uno).fill('Vacaciones')
  await justificacion(beto, uno).fill('Enfermo')
  await completar(ana)
  await ana.getByText(/Último guardado/).waitFor()
  await completar(beto)
  await beto.getByRole('list', { name: 'Diferencias' }).waitFor()
  await completar(beto)
  await beto.getByText('1 fila sin guardar.').waitFor({ state: 'detached' })
  await ana.reload()
  expect(await justificacion(ana, uno).inputValue()).toBe('Enfermo')
})

test('the browsers have had nothing to complain of', () => {
  expect(quejas).toEqual([])
})
