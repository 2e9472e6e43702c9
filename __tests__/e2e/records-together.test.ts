/** Two clerks with the same record open, each in a real browser: a fare, a driver, a settlement. */
import { type Browser, type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { CELL_EDGE, handsOn, signedIn } from '../setup/hands'
import { startProduct, type Product } from '../setup/product'

let product: Product
let browser: Browser
let ana: Page
let beto: Page
const browserErrors: string[] = []
const [ofAna, ofBeto] = [handsOn(() => ana), handsOn(() => beto)]

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  const pages = await Promise.all(
    ['admin', 'admin'].map((usuario) => signedIn(browser, usuario, product.url)),
  )
  for (const page of pages) page.on('pageerror', ({ message }) => browserErrors.push(message))
  ;[ana, beto] = pages as [Page, Page]
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

interface Errand {
  /** The menu's link, or null where both are at the list already. */
  screen: string | null
  open: string
  title: string
  send: string
  /** Changes of the first person, and how the second reads them beside what is in the dialog. */
  first: Record<string, string>
  difference: RegExp
  /** The field with the difference, as its button names it. */
  field: string
  second: Record<string, string>
  /** Final record, with what both have written. */
  result: Record<string, string>
}

const ERRANDS: [string, Errand][] = [
  [
    'a fare',
    {
      screen: 'Pasajes',
      open: 'Editar',
      title: 'Editar Pasaje',
      send: 'Confirmar',
      first: { Valor: '3987' },
      difference: /Ahora: \$\s?3\.987 · Usted: \$/,
      field: 'Valor',
      second: { 'Pasajeros por viaje': '7' },
      result: { Valor: '3.987', 'Pasajeros por viaje': '7' },
    },
  ],
  [
    'a driver',
    {
      screen: 'Conductores',
      open: 'Editar',
      title: 'Editar Conductor',
      send: 'Aceptar',
      first: { Nombre: 'Aarón Abad' },
      difference: /Ahora: Aarón Abad · Usted: /,
      field: 'Nombre',
      second: { Empresa: 'Otra' },
      result: { Nombre: 'Aarón Abad', Empresa: 'Otra' },
    },
  ],
  [
    'a settlement',
    {
      screen: 'Liquidaciones',
      open: 'Liquidar',
      title: 'Liquidar',
      send: 'Aceptar',
      first: { Viajes: '11' },
      difference: /Ahora: 11 · Usted: /,
      field: 'Viajes',
      second: { Comentario: 'Revisada' },
      result: { Viajes: '11', Comentario: 'Revisada' },
    },
  ],
]

test.each(ERRANDS)('%s: neither writes over the other unseen', async (_which, errand) => {
  const { screen, open, title, send, first, second, field, difference, result } = errand
  for (const page of [ana, beto]) {
    if (screen) await handsOn(() => page).goTo(screen)
    const cell = page.locator('[role="row"][data-id]').first().getByRole('gridcell').first()
    // Beside its text, which may be a link.
    await cell.click({ position: CELL_EDGE })
  }
  const anas = await ofAna.open(open, title)
  const betos = await ofBeto.open(open, title)
  const shown = betos.getByLabel(field, { exact: true }).and(betos.locator('input'))
  await shown.waitFor()

  await ofAna.fill(anas, first)
  await ofAna.send(anas, send)
  await ofBeto.fill(betos, second)
  await ofBeto.button(send, betos).click()

  const differences = betos.getByRole('list', { name: 'Diferencias' }).getByRole('listitem')
  await differences.filter({ hasText: difference }).waitFor()
  await betos.getByRole('button', { name: `Usar lo de ahora en ${field}` }).click()
  await ofBeto.send(betos, send)

  const again = await ofBeto.open(open, title)
  for (const [label, value] of Object.entries(result)) {
    const control = again.getByLabel(label, { exact: true }).and(again.locator('input, textarea'))
    await control.waitFor()
    expect([label, await control.inputValue()]).toEqual([label, value])
  }
  await ofBeto.button('Cancelar', again).click()
  await again.waitFor({ state: 'detached' })
})

test('the browsers have had nothing to complain of', () => {
  expect(browserErrors).toEqual([])
})
