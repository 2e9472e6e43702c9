import { type Page } from 'playwright-core'
import { hoyEn, sumarDias } from '../../src/contract/fechas'
import type { LiquidacionDetalle } from '../../src/contract/liquidaciones'
import { isAccessible } from '../setup/axe'
import { askIn } from '../setup/hands'
import { invisibleFocuses, openForKeys } from '../setup/keys'
import { type Product } from '../setup/product'

/** A day's settlements in 'Planilla del día', without a mouse, and how many keys they take. */
let page: Page
let browserErrors: string[]
let product: Product
let pressed = 0
/** Elements that had the focus without showing it, before another day was opened. */
const unseen: string[] = []

const TODAY = hoyEn('America/Bogota')

const LAPTOP = { width: 1366, height: 768 }
/** A laptop's window at 200 %. */
const ENLARGED = { width: 683, height: 384 }
const PHONE = { width: 390, height: 844 }

/** Presses keys, and counts them. */
async function press(...keys: string[]) {
  for (const key of keys) {
    await page.keyboard.press(key)
    pressed += 1
  }
}

/** Figures of each bus's paper; of the register its last digits are typed. */
const PAPER = { viajes: 6, sensor: 330, civica: 41, tiquetes: 3 }
const PASSENGERS = 300
const BUSES = ['301', '302', '303']

const detalle = (fecha: string, bus: string) =>
  askIn<LiquidacionDetalle>(page, `/liquidaciones/detalle?fecha=${fecha}&busNumero=${bus}`)

const row = (bus: string) => page.locator(`[role="row"][data-id="${bus}"]`)

/** Waits until the cell of a bus has the focus. */
async function inCell(bus: string, field: string) {
  await page.waitForFunction(
    ([numero, field]) => {
      const cell = document.activeElement?.closest<HTMLElement>('[role="gridcell"]')
      return cell?.dataset.field === field && cell?.parentElement?.dataset.id === numero
    },
    [bus, field] as const,
  )
}

async function openDay(fecha: string) {
  unseen.push(...(await invisibleFocuses(page)))
  await page.goto(`${product.url}/liquidaciones/planilla?fecha=${fecha}`)
  await row('301').locator('[data-field="regIni"]').getByText(/\d/).waitFor()
  await page.getByText('Cargando…').first().waitFor({ state: 'detached' })
}

/** Types the paper of a bus in its row, from the trips on, the expenses as they are proposed; answers its last register. */
async function fillRow(fecha: string, bus: string) {
  const final = (await detalle(fecha, bus)).regIni + PASSENGERS
  await inCell(bus, 'viajes')
  const { viajes, sensor, civica, tiquetes } = PAPER
  for (const figure of [viajes, String(final).slice(-3), sensor, civica, tiquetes])
    await press(...String(figure), 'Tab')
  await press('Tab', 'Tab')
  return final
}

/** Waits until a bus's row is stored as its paper says. */
async function isStored(fecha: string, bus: string, regFin: number) {
  await row(bus).getByText('Pendiente').waitFor()
  const { uuid, gastos, ...stored } = await detalle(fecha, bus)
  expect(stored).toMatchObject({ ...PAPER, regFin })
  expect([typeof uuid, gastos.length]).toEqual(['string', 2])
}

describe('the sheet of the day', () => {
  beforeAll(async () => {
    ;({ page, browserErrors, product } = await openForKeys({ usuario: 'editor' }))
  })

  test('settlements in the order of the buses take no more than 17 keys each', async () => {
    await openDay(TODAY)
    await row('301').locator('[data-field="viajes"]').click()
    pressed = 0
    const finals: number[] = []
    for (const bus of BUSES) finals.push(await fillRow(TODAY, bus))
    expect(pressed / BUSES.length).toBeLessThanOrEqual(17)
    for (const [order, bus] of BUSES.entries()) await isStored(TODAY, bus, finals[order]!)
  })

  test('the bus and its driver stay in sight, and never over the cell that has the focus', async () => {
    await page.setViewportSize(ENLARGED)
    await row('303').locator('[data-field="regFin"]').click()
    await press('End')
    await inCell('303', 'mas')
    expect(await row('303').locator('[data-field="bus"]').isVisible()).toBe(true)
    for (let i = 0; i < 9; i++) {
      await press('ArrowLeft')
      const [border, left] = await page.evaluate(() => {
        const cell = document.activeElement!
        const fixed = [...cell.parentElement!.querySelectorAll('.fija')]
        return [fixed.at(-1)!.getBoundingClientRect().right, cell.getBoundingClientRect().left]
      })
      expect(left).toBeGreaterThanOrEqual(Math.floor(border))
    }
  })

  test.each([
    ['a larger one', { width: 1440, height: 900 }],
    ['a laptop', LAPTOP],
  ])('%s shows all that is typed in, titles and figures whole', async (_name, size) => {
    await page.setViewportSize(size)
    await openDay(sumarDias(TODAY, -1))
    const { right, cut, end } = await page.evaluate(() => {
      const grid = document.querySelector('[role="grid"]')!
      const isCut = (one: Element) => {
        const range = document.createRange()
        // Past what is for readers.
        let text: Node = one
        while (text.lastChild) text = text.lastChild
        range.selectNode(text)
        const { left, right } = range.getBoundingClientRect()
        const room = one.closest('[role]')!.getBoundingClientRect()
        return text !== one && (left < room.left || right > room.right)
      }
      const titles = [...grid.querySelectorAll('[role="columnheader"]')]
      const texts = [...grid.querySelectorAll('.MuiDataGrid-columnHeaderTitle, .cifra')].filter(isCut)
      return {
        right: titles.at(-1)!.getBoundingClientRect().right,
        cut: texts.map(({ textContent }) => textContent),
        end: grid.getBoundingClientRect().right,
      }
    })
    expect(right).toBeLessThanOrEqual(end)
    expect(cut).toEqual([])
  })

  test('axe finds nothing in settled rows, nor in a wrong one, at a desk or on a phone', async () => {
    await page.getByText('Liquidada').first().waitFor()
    await isAccessible(page, 'settled rows')
    await openDay(sumarDias(TODAY, 6))
    await row('305').locator('[data-field="viajes"]').click()
    await press('6', 'Tab', ...'9999999999', 'Tab', 'ArrowDown')
    await page.locator('.con-error').first().waitFor()
    await isAccessible(page, 'a wrong row at a desk')
    await page.setViewportSize(PHONE)
    await isAccessible(page, 'a wrong row on a phone', 'width')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('on a laptop at 200 % its controls are one row, and nothing lies over another', async () => {
    await page.setViewportSize(ENLARGED)
    await openDay(TODAY)
    const boxesOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect()
          return { what: one.textContent, top, bottom, left, right }
        }),
      )
    const bar = await boxesOf('main header form, main header .MuiButton-root')
    expect(bar).toHaveLength(3)
    expect(Math.max(...bar.map(({ top }) => top))).toBeLessThan(Math.min(...bar.map(({ bottom }) => bottom)))
    const all = [...bar, ...(await boxesOf('main header + div > *, [role="columnheader"]'))]
    const over = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
        )
        .map((other) => [one.what, other.what]),
    )
    expect(over).toEqual([])
    const beyond = await page.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
      const end = [...scroller.querySelectorAll('[role="columnheader"]')]
        .at(-1)!
        .getBoundingClientRect().right
      return scroller.scrollWidth - (end - scroller.getBoundingClientRect().left)
    })
    expect(beyond).toBeLessThan(20)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('on a phone each bus is a line that opens in its whole form', async () => {
    await page.setViewportSize(PHONE)
    await page.goto(`${product.url}/liquidaciones/planilla?fecha=${TODAY}`)
    await page.getByRole('button', { name: /^302 · / }).click()
    const form = page.getByRole('dialog', { name: 'Liquidación del bus 302' })
    await form.getByRole('textbox', { name: 'Viajes' }).fill('6')
    await isAccessible(page, "a bus of a phone's sheet", 'width')
    await form.getByRole('button', { name: 'Cancelar' }).click()
  })

  test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
    expect([...unseen, ...(await invisibleFocuses(page))]).toEqual([])
    expect(browserErrors).toEqual([])
  })
})
