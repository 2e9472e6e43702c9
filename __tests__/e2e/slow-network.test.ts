/** A clerk whose network takes three seconds for every answer. */
import { setTimeout } from 'node:timers/promises'
import { type Page } from 'playwright-core'
import { launchBrowser } from '../setup/browser'
import { handsOn, signedIn } from '../setup/hands'
import { startProduct } from '../setup/product'

const LATE = 3_000

let page: Page
const { open, button } = handsOn(() => page)

beforeAll(async () => {
  const { url } = await startProduct()
  page = await signedIn(await launchBrowser(), 'admin', { baseURL: url })
  await page.locator('[role="row"][data-id]').first().waitFor()
  await page.context().route('**/api/**', async (route) => {
    await setTimeout(LATE)
    await route.continue()
  })
})

test('Buscar loses no key, claims nothing it does not know, and shows names alone', async () => {
  const cells = page.locator('[role="row"][data-id]').first().getByRole('gridcell')
  const bus = await cells.nth(1).innerText()
  await page.reload()
  await page.locator('[role="row"][data-id]').first().waitFor({ timeout: 30_000 })
  const dialog = await open('Crear', 'Crear Liquidación')
  await dialog.getByLabel('Fecha', { exact: true }).fill('31/12/40')
  const buses = dialog.getByRole('combobox', { name: 'Bus' })
  // The buses themselves may still be on their way: what is typed is taken once they have come.
  await buses.fill(bus)
  await buses.press('Tab')
  await button('Limpiar Bus', dialog).waitFor()
  await button('Buscar', dialog).click()

  // While it is on its way: what it will fill in can be read only, the rest takes keys.
  const register = dialog.getByLabel('Registradora final', { exact: true })
  const readOnly = dialog.locator('input[readonly]')
  await register.and(readOnly).waitFor()
  const trips = dialog.getByLabel('Viajes', { exact: true })
  await trips.fill('9')
  await dialog.getByLabel('Comentario', { exact: true }).fill('Con la red lenta')
  expect(await dialog.getByText('no donde terminó').count()).toBe(0)
  const driver = dialog.getByRole('combobox', { name: 'Conductor' })
  expect(await driver.inputValue()).not.toMatch(/^\d+$/)

  await register.and(readOnly).waitFor({ state: 'detached' })
  expect(await register.inputValue()).toMatch(/^[\d.]+$/)
  expect(await driver.inputValue()).toMatch(/^\D+$/)
  expect(await trips.inputValue()).toBe('9')
  expect(await dialog.getByLabel('Comentario', { exact: true }).inputValue()).toBe('Con la red lenta')
})
