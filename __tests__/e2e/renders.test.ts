/** How many components an action renders: the same on every machine, where milliseconds are not. */
import { type Page } from 'playwright-core'
import { keysOn, openForKeys } from '../setup/keys'
import { countRenders, rendersOf } from '../setup/renders'

let page: Page
const { press } = keysOn(() => page)

beforeAll(async () => {
  ;({ page } = await openForKeys({ usuario: 'admin' }))
  await countRenders(page)
  await page.reload()
  await page.getByText(/^1–10 de/).waitFor()
})

test('the next page draws its rows, and neither the outgoing ones nor the titles', async () => {
  const next = page.getByRole('button', { name: 'Ir a la página siguiente' })
  const turn = async () => {
    await next.click()
    await page.getByText(/^11–20 de/).waitFor()
  }
  expect(await rendersOf(page, turn)).toBeLessThan(560)
})

test('a search draws the grid once, for what it finds, also where its answer takes long', async () => {
  await page.getByRole('combobox', { name: 'Bus' }).fill('303')
  await press('Enter')
  const search = async () => {
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/numero=303/)
    await page.getByText(/^1–10 de \d{2,3}$/).waitFor()
  }
  // 1,480, and 144 for the line that says so where the answer takes long.
  expect(await rendersOf(page, search)).toBeLessThan(1_700)
})

test('Crear opens, and a key draws its field and what follows from it', async () => {
  const open = async () => {
    await page.getByRole('button', { name: 'Crear' }).click()
    await page.getByRole('dialog').waitFor()
  }
  expect(await rendersOf(page, open)).toBeLessThan(160)
  await page.getByRole('textbox', { name: 'Viajes' }).focus()
  expect(await rendersOf(page, () => press('1'))).toBeLessThan(125)
  await page.getByRole('textbox', { name: 'Comentario' }).focus()
  expect(await rendersOf(page, () => press('a'))).toBeLessThan(95)
})

test('a key in the sheet of attendance draws what follows from it, and not the sheet', async () => {
  await page.goto(new URL('/asistencias/crear', page.url()).href)
  await page.getByRole('grid').getByRole('combobox').nth(1).focus()
  await press('a')
  expect(await rendersOf(page, () => press('b'))).toBeLessThan(220)
})
