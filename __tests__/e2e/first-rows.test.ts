/** The settlements' first rows and totals, which stand there before the libraries have come: those are held back here. */
import { type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { CELL_EDGE, signedIn, handsOn } from '../setup/hands'
import { startProduct } from '../setup/product'

let page: Page
const { button } = handsOn(() => page)
const plain = () => page.locator('body > .primeras [data-id]')

beforeAll(async () => {
  const { url } = await startProduct()
  page = await signedIn(await launchBrowser(), 'admin', url)
  await page.addInitScript(watch)
})
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Sums up what has moved, and notes the fewest and the most rows of a frame since the first. */
function watch() {
  const seen = { plain: false, moved: 0, fewest: 10, most: 0 }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) seen.moved += (shift as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const { length } = document.querySelectorAll('[role="row"][data-id]')
    if (length > 0 || seen.most > 0) seen.fewest = Math.min(seen.fewest, length)
    seen.most = Math.max(seen.most, length)
    seen.plain ||= document.querySelector('.primeras') !== null
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, { seen })
}

/** Opens an address whose libraries come when the answered function is called. */
async function openWithoutLibraries(address: string) {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!early|runtime)[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return release
}

/** Texts of the table and their places: titles, cells and totals. */
const picture = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="columnheader"], [role="gridcell"], dt, dd')].map((part) => {
      const { x, y } = part.getBoundingClientRect()
      const text = document.createRange()
      // Beside it a title of the grid has buttons.
      text.selectNodeContents(part.querySelector('.MuiDataGrid-columnHeaderTitle') ?? part)
      const written = text.getBoundingClientRect()
      const places = [written.x, written.y, written.width, written.height]
      return {
        text: part.textContent,
        places: part.role === 'gridcell' ? [x, y, ...places] : places,
      }
    }),
  )

const theGrid = () => page.locator('.MuiDataGrid-root [role="row"][data-id]')

test.each([
  ['a laptop', { width: 1366, height: 768 }, 'light'],
  ['a large screen', { width: 1920, height: 1080 }, 'dark'],
] as const)(
  'on %s the rows and totals stand where the grid draws them, and nothing moves when it does',
  async (_name, size, colorScheme) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const release = await openWithoutLibraries('/')
    await plain().nth(9).waitFor()
    const before = await picture()
    release()
    await theGrid().first().waitFor()
    const after = await picture()
    expect(before.map(({ text }) => text)).toEqual(after.map(({ text }) => text))
    const moved = before.flatMap(({ places }, at) =>
      places.map((place, i) => Math.abs(place - (after[at]?.places[i] ?? 0))),
    )
    expect(Math.max(...moved)).toBeLessThan(1)
    await button('Crear').waitFor()
    expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
      plain: true,
      moved: 0,
      fewest: 10,
      most: 10,
    })
  },
)

test('a row that is pressed twice before the grid is there is selected in it, and opens', async () => {
  const release = await openWithoutLibraries('/')
  const row = plain().nth(2)
  const id = await row.getAttribute('data-id')
  await row.dblclick({ position: CELL_EDGE })
  release()
  await page.getByRole('dialog', { name: 'Detalle de la Liquidación' }).waitFor()
  await page.locator(`[aria-selected="true"][data-id="${id}"]`).waitFor()
})

test('a letter that is pressed before its button is there presses it once', async () => {
  const release = await openWithoutLibraries('/')
  await plain().nth(1).waitFor()
  await page.keyboard.press('c')
  release()
  await page.getByRole('dialog', { name: 'Crear Liquidación' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

const remember = (key: string, value: string | null) =>
  page.evaluate(([key, value]) => (value ? localStorage.setItem(key, value) : localStorage.removeItem(key)), [
    key,
    value,
  ] as const)
const TABLE = 'cochera.tabla/admin/liquidaciones'

/** The list as it is at an address, and whether its rows had stood there before the libraries. */
async function stoodBefore(address: string, early: boolean) {
  const list = early ? page.waitForResponse(/\/liquidaciones\/table/) : undefined
  const release = await openWithoutLibraries(address)
  await (await list)?.finished()
  await page.evaluate(() => document.fonts.ready)
  release()
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page.evaluate(() => (window as unknown as { seen: { plain: boolean } }).seen.plain)
}

test('they stand there only on a screen as it begins: no other size, menu or search of the person’s own, wide enough, our own server, a session', async () => {
  expect(await stoodBefore('/', true)).toBe(true)
  await remember(TABLE, '{"pageSize":25}')
  expect(await stoodBefore('/', true)).toBe(false)
  await remember(TABLE, null)
  await remember('cochera.menuContraido', 'true')
  expect(await stoodBefore('/', true)).toBe(false)
  await remember('cochera.menuContraido', null)
  expect(await stoodBefore('/?liquidada=true', false)).toBe(false)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await stoodBefore('/', true)).toBe(false)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      'name="servidor-propio" content="si"',
      'name="servidor-propio"',
    )
    await route.fulfill({ response, body })
  })
  expect(await stoodBefore('/', true)).toBe(false)
  await page.unroute('/')
  await remember('jwtData', null)
  expect(await stoodBefore('/', false)).toBe(false)
})
