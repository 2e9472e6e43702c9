/** Two clerks on the attendance sheet of one day, each in a real browser. */
import { type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { signedIn } from '../setup/hands'
import { startProduct } from '../setup/product'

let ana: Page
let beto: Page
const browserErrors: string[] = []

beforeAll(async () => {
  const { url } = await startProduct()
  const browser = await launchBrowser()
  /** A clerk at the sheet, in a browser of their own. */
  const clerk = async (usuario: string) => {
    const page = await signedIn(browser, usuario, url)
    page.on('pageerror', ({ message }) => browserErrors.push(message))
    await page.getByRole('navigation').getByRole('link', { name: 'Crear', exact: true }).click()
    await page.getByRole('grid').waitFor()
    return page
  }
  ana = await clerk('admin')
  beto = await clerk('editor')
})

const justificacion = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Justificación de ${name}`, exact: true })

async function complete(page: Page) {
  await page.getByRole('button', { name: 'Completar Asistencia' }).click()
}

test('what one has saved, the other sees before writing over it, and neither loses a row', async () => {
  const names = await ana.locator('[role="rowheader"]').allInnerTexts()
  const [one = '', other = '', third = ''] = names

  await justificacion(ana, one).fill('Vacaciones')
  await justificacion(ana, other).fill('Descanso')
  await justificacion(beto, one).fill('Enfermo')
  await justificacion(beto, third).fill('Reserva')
  await complete(ana)
  await ana.getByText(/Último guardado/).waitFor()
  await complete(beto)

  const late = `Otra persona cambió mientras tanto la asistencia de ${one} y ahí`
  const alert = beto.locator('main').getByText(late)
  await alert.waitFor()
  // And in a toast, as of every call that failed.
  await beto.getByRole('status').getByText(late).waitFor()
  const conflict = beto.getByRole('group', { name: `Dos versiones: ${one}` })
  await conflict.getByText(/la guardó a las .* Justificación: Vacaciones, usted Enfermo\./).waitFor()
  // A row that only the colleague has touched is as the colleague left it; the one that only this clerk touched is saved.
  expect(await justificacion(beto, other).inputValue()).toBe('Descanso')
  await beto.getByText('1 fila sin guardar.').waitFor()
  expect(await justificacion(beto, one).inputValue()).toBe('Enfermo')

  // One takes what is there, the other the row that was saved meanwhile.
  await conflict.getByRole('button', { name: `Dejar la guardada: ${one}` }).click()
  await alert.waitFor({ state: 'detached' })
  await ana.reload()
  const read = await Promise.all([one, other, third].map((name) => justificacion(ana, name).inputValue()))
  expect(read).toEqual(['Vacaciones', 'Descanso', 'Reserva'])
})

test('who knows what a colleague has written may write over it', async () => {
  const one = (await ana.locator('[role="rowheader"]').allInnerTexts())[4] ?? ''
  await justificacion(ana, one).fill('Vacaciones')
  await justificacion(beto, one).fill('Enfermo')
  await complete(ana)
  await ana.getByText(/Último guardado/).waitFor()
  await complete(beto)
  await beto.getByRole('group', { name: `Dos versiones: ${one}` }).waitFor()
  await complete(beto)
  await beto.getByText('1 fila sin guardar.').waitFor({ state: 'detached' })
  await ana.reload()
  expect(await justificacion(ana, one).inputValue()).toBe('Enfermo')
})

test('the browsers have had nothing to complain of', () => {
  expect(browserErrors).toEqual([])
})
