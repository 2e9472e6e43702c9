import { type Page } from 'playwright-core'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

/** The pages of drivers and buses, without a mouse. */
let page: Page
let browserErrors: string[]
const { press, inFocus, tabTo, row, goTo } = keysOn(() => page)

beforeAll(async () => {
  ;({ page, browserErrors } = await openForKeys({ usuario: 'admin' }))
})

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true }).first().waitFor()

test('goes from a bus in a table to its page, to its driver, to what they owe, and back', async () => {
  await goTo('b', 'Buses')
  await row('301')
  await press(' ')
  await page.locator('[role="row"][aria-selected="true"]').waitFor()
  await press('Enter')
  await heading('Bus 301')
  expect(page.url()).toMatch(/\/buses\/301$/)
  await inFocus(/^Bus 301/, 'main')
  expect(await page.title()).toBe('Bus 301 · Cochera')

  await tabTo('Liquidaciones', { rol: 'tab' })
  await press('ArrowRight', 'Enter')
  await cell('Combustible')
  expect(page.url()).toMatch(/\?seccion=gastos$/)

  const driver = page.getByRole('region', { name: 'Datos' }).getByRole('link')
  const name = await driver.innerText()
  await tabTo(name, { key: 'Shift+Tab', rol: 'a' })
  await press('Enter')
  await heading(name)

  await tabTo('Liquidaciones', { rol: 'tab' })
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  await page.getByText('Total de deudas').waitFor()
  await tabTo('Abrir en Deudas', { rol: 'a' })
  await press('Enter')
  await heading('Deudas')
  expect(await page.getByRole('combobox', { name: 'Conductor' }).inputValue()).toBe(name)

  await page.goBack()
  await heading(name)
  await page.getByText('Total de deudas').waitFor()
})

test('the focus was always to be seen, and nobody complained', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(browserErrors).toEqual([])
})
