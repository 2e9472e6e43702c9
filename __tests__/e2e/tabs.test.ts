/** Two tabs of one browser and a colleague's desk: the tabs share one stream of changes. */
import { type Browser, type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { handsOn, signedIn } from '../setup/hands'
import { startProduct, type Product } from '../setup/product'

let product: Product
let browser: Browser
let colleague: Page
let tabs: Page[]
const office = handsOn(() => colleague)
/** The tab that asked for each stream, in the order of the asking. */
const streams: Page[] = []

async function enterDebt(value: string) {
  const dialog = await office.open('Crear', 'Crear Deuda')
  await office.fill(dialog, { Conductor: 'a', Valor: value, Razón: 'Multa' })
  await office.send(dialog, 'Crear')
}

const hasDebt = (page: Page, shown: string) =>
  page.locator('[role="row"][data-id]').filter({ hasText: shown }).waitFor()

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  colleague = await signedIn(browser, 'editor', product.url)
  await office.goTo('Deudas')
  const first = await signedIn(browser, 'admin', product.url)
  const context = first.context()
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/eventos') streams.push(request.frame().page())
  })
  const asked = first.waitForRequest('**/api/eventos')
  await first.goto('/deudas')
  await asked
  const second = await context.newPage()
  await second.goto('/deudas')
  tabs = [first, second]
  for (const tab of tabs) await tab.locator('[role="row"][data-id]').first().waitFor()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

test('both tabs show what the colleague has entered, though one of them alone reads the stream', async () => {
  await enterDebt('45678')
  for (const tab of tabs) await hasDebt(tab, '$ 45.678')
  expect(new Set(streams)).toEqual(new Set([tabs[0]]))
})

test('the other tab takes the stream over when that one is closed', async () => {
  const [first, second] = tabs as [Page, Page]
  const asked = second.waitForRequest('**/api/eventos')
  await first.close()
  await asked
  await enterDebt('56789')
  await hasDebt(second, '$ 56.789')
})
