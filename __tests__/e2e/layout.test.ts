/** Layout at the sizes of an office's laptop and of a phone: nothing jumps, hides or is cut. */
import { type Locator, type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { CELL_EDGE, comeTo, handsOn, signedIn } from '../setup/hands'
import { startProduct } from '../setup/product'

const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }

let page: Page
const { button: theButton, open, send } = handsOn(() => page)

beforeAll(async () => {
  const { url } = await startProduct()
  const browser = await launchBrowser()
  page = await signedIn(browser, 'admin', url)
})
beforeEach(() => page.setViewportSize(LAPTOP))

/** On a phone a row is a card. */
const rows = () => page.locator('[role="row"][data-id], main [role="list"] > li')

async function go(address: string) {
  await comeTo(page, address)
  await rows().first().waitFor()
}

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on screen.')
  return box
}
const bottomOf = async (what: Locator) => {
  const { y, height } = await boxOf(what)
  return y + height
}

/** Leaves a form without what was typed in it, which the next visit would find. */
async function discard(dialog: Locator) {
  await theButton('Cancelar', dialog).click()
  await theButton('Descartar').click()
  await dialog.waitFor({ state: 'detached' })
}

test('a button is pressed at the first click, though a message comes above it as its field is left', async () => {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size)
    await go('/')
    const dialog = await open('Crear', 'Crear Liquidación')
    await dialog.getByRole('textbox', { name: 'Registradora inicial' }).fill('9')
    await dialog.getByRole('textbox', { name: 'Registradora final' }).fill('5')
    // As slowly as a person.
    await theButton('Agregar Gasto', dialog).click({ delay: 100 })
    await dialog.getByText('Ingrese un número valido de registradora final.').waitFor()
    await dialog.getByRole('combobox', { name: 'Nombre del gasto 3' }).waitFor()
    await discard(dialog)
  }
})

test('Ingresar Sensores: a doubt of any length ends above the labels below it', async () => {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size)
    await go('/')
    const dialog = await open('Ingresar Sensores', 'Formulario Ingreso Sensores')
    await theButton('Agregar Sensor', dialog).click()
    const first = dialog.getByRole('group', { name: 'Fila 1' })
    await first.getByRole('combobox', { name: 'Bus' }).fill('301')
    await first.getByRole('textbox', { name: 'Sensor' }).fill('9450')
    await first.getByRole('textbox', { name: 'Viajes' }).focus()
    const doubt = first.getByText(/más de cuatro veces lo usual/)
    await doubt.waitFor()
    const below = dialog.getByRole('group', { name: 'Fila 2' }).locator('label').first()
    expect(await bottomOf(doubt)).toBeLessThanOrEqual((await boxOf(below)).y)
    await discard(dialog)
  }
})

test('an empty text keeps its line while its form is sent', async () => {
  await go('/')
  await rows()
    .first()
    .click({ position: { x: 3, y: 6 } })
  const dialog = await open('Liquidar', 'Liquidar')
  const comment = dialog.getByRole('textbox', { name: 'Comentario' })
  await comment.fill('')
  const { height } = await boxOf(comment)
  // It is not answered.
  await page.route('**/liquidaciones/**', () => undefined)
  await theButton('Aceptar', dialog).click()
  await theButton('Guardando...', dialog).waitFor()
  expect((await boxOf(comment)).height).toBe(height)
  await page.unroute('**/liquidaciones/**')
})

test('Liquidada is in sight whatever is opened and added', async () => {
  await go('/')
  const dialog = await open('Crear', 'Crear Liquidación')
  for (const section of ['Abono', 'Deuda']) await dialog.getByLabel(section, { exact: true }).check()
  for (let added = 0; added < 8; added += 1) await theButton('Agregar Gasto', dialog).click()
  const settled = dialog.getByLabel('Liquidada', { exact: true })
  // Where it stands, it is what is seen there.
  const isSeen = await settled.evaluate((box) => {
    const { x, y, width, height } = box.getBoundingClientRect()
    return box === document.elementFromPoint(x + width / 2, y + height / 2)
  })
  expect(isSeen).toBe(true)
  await discard(dialog)
})

test('Salarios: its totals are on the first screen, above the chart, which begins at zero', async () => {
  await go('/salarios')
  await theButton('Este mes').click()
  // Its words are for readers: its figure stands in the grid beside them.
  const total = page.locator('dl > div', { hasText: 'Total salarios registradora' })
  const chart = page.getByRole('img', { name: /^Diferencia sensor − registradora/ })
  await chart.waitFor()
  expect(await bottomOf(total.locator('dd'))).toBeLessThan(LAPTOP.height)
  expect(await bottomOf(total.locator('dd'))).toBeLessThan((await boxOf(chart)).y)
  await chart.getByText('$ 0', { exact: true }).waitFor()
})

test('Generar is pressed at the first click, though what is wrong is said as its field is left', async () => {
  await page.goto('/documentos')
  await page.getByLabel('Documento', { exact: true }).selectOption('Vacaciones')
  await page.getByRole('combobox', { name: 'Conductor' }).focus()
  // As slowly as a person: nothing may move away from under the pointer.
  await theButton('Generar').click({ delay: 100 })
  await page.getByText('El conductor es requerido.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
})

function overlap(one: Awaited<ReturnType<typeof boxOf>>, other: Awaited<ReturnType<typeof boxOf>>) {
  const apart =
    one.x >= other.x + other.width ||
    other.x >= one.x + one.width ||
    one.y >= other.y + other.height ||
    other.y >= one.y + one.height
  return !apart
}

test.each([
  ['a laptop', LAPTOP],
  ['a phone', PHONE],
])(
  'on %s no toast covers totals, pages, field or button, nor those of the next dialog',
  async (_name, size) => {
    await page.setViewportSize(size)
    await go('/deudas')
    const toast = page.locator('[role="status"] > [role="presentation"]').last()
    const isClear = async (part: Locator) => {
      const box = await boxOf(toast)
      // Boxes of one moment: the sheet's bar is drawn anew while its rows come.
      const boxes = await part.locator('input:visible, button:visible, dl').evaluateAll((parts) =>
        parts.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return { x, y, width, height }
        }),
      )
      for (const one of boxes) expect(overlap(box, one)).toBe(false)
    }
    for (let deleted = 0; deleted < 2; deleted += 1) {
      // Beside the names, which are links.
      const cell = rows().first().getByRole('gridcell').first()
      await cell.or(rows().first().getByRole('button')).click({ position: CELL_EDGE })
      await send(await open('Eliminar', 'Eliminar Deuda'), 'Eliminar')
    }
    await isClear(page.locator('main'))
    const undo = await boxOf(theButton('Deshacer', toast))
    expect(undo.x + undo.width).toBeLessThan((await boxOf(theButton('Cerrar', toast))).x)
    const dialog = await open('Crear', 'Crear Deuda')
    await isClear(dialog)
    await theButton('Cancelar', dialog).click()

    await page.keyboard.press('g')
    await page.keyboard.press('n')
    await theButton('Guardar todo').waitFor()
    await isClear(page.locator('main header'))
  },
)

/** The texts of cells or titles of which something is cut, or that are set in more lines than they may be. */
const poorlySet = (selector: string, lines: number) =>
  page.locator(selector).evaluateAll(
    (elements, most) =>
      elements
        .filter((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const text = range.getBoundingClientRect()
          const room = element.closest('[role="gridcell"], [role="columnheader"]')?.getBoundingClientRect()
          if (!element.textContent) return false
          const isCut = room && (text.left < room.left || text.right > room.right)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return isCut || element.scrollWidth > element.clientWidth + 1 || tops.size > most
        })
        .map(({ textContent }) => textContent),
    lines,
  )

test.each(['/', '/conductores', '/pasajes', '/salarios'])(
  '%s: titles keep their words whole when sorted, dates take one line, names are not cut',
  async (address) => {
    await go(address)
    const titles = page.locator('.MuiDataGrid-columnHeaderTitle')
    for (let i = 0; i < (await titles.count()); i += 1) {
      // Not with the mouse, which would rest on the title and bring its other buttons.
      await titles.nth(i).evaluate((title: HTMLElement) => title.click())
      await page
        .locator('[role="columnheader"]')
        .nth(i)
        .and(page.locator('[aria-sort="ascending"]'))
        .waitFor()
      expect(await poorlySet('.MuiDataGrid-columnHeaderTitle', 2)).toEqual([])
      const cut = await page
        .locator('.MuiDataGrid-columnHeaderTitleContainerContent')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        )
      expect(cut).toEqual([])
    }
    const field = '[role="gridcell"][data-field'
    // The money of the settlements' list leaves them less room.
    expect(await poorlySet(`${field}^="fecha"]`, address === '/' ? 2 : 1)).toEqual([])
    expect(await poorlySet(`${field}="conductorNombre"] > span, ${field}="nombre"] > span`, 2)).toEqual([])
  },
)

test('the buttons over a list have words where one line holds them, and are icons where it does not', async () => {
  const bar = page.locator('main .herramientas').locator('..')
  const withWords = () =>
    page
      .locator('main .icono-en-portatil')
      .evaluateAll((buttons) =>
        buttons.filter((button) => button.clientWidth > 60).map((button) => button.textContent),
      )
  const words = ['Importar', 'Historial', 'Varias', 'Filtros', 'Columnas']
  const expectIn = async (address: string, widths: readonly (readonly [number, readonly string[]])[]) => {
    await go(address)
    for (const [width, expected] of widths) {
      await page.setViewportSize({ ...LAPTOP, width })
      expect([width, await withWords()]).toEqual([width, expected])
      expect((await boxOf(bar)).height).toBeLessThan(60)
    }
  }
  await expectIn('/deudas', [
    [1366, words],
    [1200, []],
  ])
  // Bar with the most buttons.
  await expectIn('/', [
    [1366, []],
    [1700, words],
  ])
  await page.setViewportSize(PHONE)
  await theButton('Ver tabla').click()
  await bar.waitFor()
  expect(await withWords()).toEqual([])
})

test('the last column stays in sight of a laptop while several settlements are chosen', async () => {
  await page.setViewportSize(LAPTOP)
  await go('/')
  await theButton('Varias').click()
  await page.getByRole('columnheader').getByRole('checkbox').waitFor()
  const last = await boxOf(page.getByRole('columnheader', { name: 'Fecha de entrega' }))
  const table = await boxOf(page.locator('.MuiDataGrid-virtualScroller'))
  expect(last.x + last.width).toBeLessThanOrEqual(table.x + table.width)
})

test('the selected row has a bar of its own at its left, and an outline where colours are forced', async () => {
  await go('/')
  const [chosen, other] = [rows().nth(0), rows().nth(1)]
  await chosen.click()
  await chosen.and(page.locator('[aria-selected="true"]')).waitFor()
  const style = (row: Locator, name: string) =>
    row.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  const barOf = async (row: Locator) => (await style(row, 'box-shadow')).match(/^rgb\([^)]*\) 3px /)?.[0]
  await other.hover()
  expect(await barOf(chosen)).toBeDefined()
  expect(await barOf(other)).toBeUndefined()
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await style(chosen, 'outline-style')).toBe('solid')
  expect(await style(other, 'outline-style')).toBe('none')
  const sign = page.getByText('Pendiente', { exact: true }).first()
  expect(await sign.evaluate((one) => getComputedStyle(one).borderLeftWidth)).toBe('4px')
  await page.emulateMedia({ forcedColors: 'none' })
})

test('money is whole and as large as the other figures; a negative one is bold as well', async () => {
  await page.route('**/api/liquidaciones/table', async (route) => {
    const response = await route.fetch()
    const list: object[] = JSON.parse(await response.text()) as object[]
    const nets = { valorNetoReg: -999_999_999_999, valorNetoSensor: 999_999_999_999 }
    // Entered by staff: a register that nobody has read has no net.
    for (const one of list) Object.assign(one, { ...nets, fechaEntrega: '2026-11-20' })
    await route.fulfill({ response, json: list })
  })
  await go('/')
  const first = rows().first().locator('.cifra')
  const cells = await first.evaluateAll((all) =>
    all.map((cell) => {
      const { fontSize, fontWeight } = getComputedStyle(cell)
      return {
        field: `${cell.dataset.field}`,
        cut: cell.scrollWidth > cell.clientWidth,
        fontSize,
        fontWeight,
      }
    }),
  )
  expect(new Set(cells.map(({ cut, fontSize }) => `${cut} ${fontSize}`))).toEqual(new Set(['false 13px']))
  const bold = cells.filter(({ fontWeight }) => fontWeight === '600')
  expect(bold.map(({ field }) => field)).toEqual(['valorNetoReg'])
  const last = await boxOf(rows().first().locator('[data-field="fechaEntrega"]'))
  expect(last.x + last.width).toBeLessThanOrEqual(LAPTOP.width - 16)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a column that the mouse has widened is as wide after loading the page again', async () => {
  const inGrid = () => page.locator('.MuiDataGrid-root').locator(rows()).first().waitFor()
  await go('/')
  await inGrid()
  // Pointed at, it bears other buttons as well.
  const bus = page.getByRole('columnheader', { name: /^Bus/ })
  const { x, y, width } = await boxOf(bus)
  await page.mouse.move(x + width, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 20, { steps: 4 })
  await page.mouse.up()
  expect((await boxOf(bus)).width).toBe(200)
  await page.reload()
  await inGrid()
  expect((await boxOf(bus)).width).toBe(200)
})

test('a list of choices is as wide as its form asks', async () => {
  await go('/')
  const choices = page.getByRole('search').locator('.MuiTextField-root', { hasText: 'Liquidada' })
  expect((await boxOf(choices)).width).toBe(100)
})
