import { type Page } from 'playwright-core'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

/** The pages of drivers and buses, without a mouse. */
let page: Page
let quejas: string[]
const { pulsar, enFoco, tabHasta, fila, ir, ingresar } = keysOn(() => page)

beforeAll(async () => {
  ;({ page, quejas } = await openForKeys())
  await ingresar()
})

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true }).first().waitFor()

test('goes from a bus in a table to its page, to its driver, to what they owe, and back', async () => {
  await ir('b', 'Buses')
  await fila('301')
  await pulsar(' ')
  await page.locator('[role="row"][aria-selected="true"]').waitFor()
  await pulsar('Enter')
  await heading('Bus 301')
  expect(page.url()).toMatch(/\/buses\/301$/)
  await enFoco(/^Bus 301/, 'main')
  expect(await page.title()).toBe('Bus 301 · Cochera')

  await tabHasta('Liquidaciones', { rol: 'tab' })
  await pulsar('ArrowRight', 'Enter')
  await cell('Combustible')
  expect(page.url()).toMatch(/\?seccion=gastos$/)

  const driver = page.getByRole('region', { name: 'Datos' }).getByRole('link')
  const name = await driver.innerText()
  await tabHasta(name, { tecla: 'Shift+Tab', rol: 'a' })
  await pulsar('Enter')
  await heading(name)

  await tabHasta('Liquidaciones', { rol: 'tab' })
  await pulsar('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  await page.getByText('Total de deudas').waitFor()
  await tabHasta('Abrir en Deudas', { rol: 'a' })
  await pulsar('Enter')
  await heading('Deudas')
  expect(await page.getByRole('combobox', { name: 'Conductor' }).inputValue()).toBe(name)

  await page.goBack()
  await heading(name)
  await page.getByText('Total de deudas').waitFor()
})

test('the focus was always to be seen, and nobody complained', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(quejas).toEqual([])
})
