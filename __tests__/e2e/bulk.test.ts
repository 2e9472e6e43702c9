/** Several rows at once, without a mouse: chosen by the keyboard, one question for all, one press to undo. */
import { type Page } from 'playwright-core'
import { isAccessible } from '../setup/axe'
import { shownRows } from '../setup/hands'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let browserErrors: string[]
const { press, button, dialog, goTo, toast } = keysOn(() => page)

/** How many rows the list has, as its foot says. */
const rowCount = async () => Number((await shownRows(page).innerText()).split(' de ')[1]!.replace(/\D/g, ''))
const hasRows = (count: number) =>
  page.getByText(new RegExp(`^[\\d.]+–[\\d.]+ de ${count.toLocaleString('es-CO')}$`)).waitFor()
const chosen = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()

/** Switches the mode on and takes the first rows with the keyboard. */
async function takeRows(count: number) {
  await press('v')
  await page.getByRole('button', { name: /Varias/, pressed: true }).waitFor()
  await press('t', 'Control+Home', 'Space')
  await chosen('1 elegida')
  for (let taken = 2; taken <= count; taken++) {
    await press('Shift+ArrowDown')
    await chosen(`${taken} elegidas`)
  }
}

describe('several rows', () => {
  beforeAll(async () => {
    ;({ page, browserErrors } = await openForKeys({ usuario: 'admin' }))
  })
  afterAll(async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    // After a restoration the list is to be asked for whole, which the server says with a 410.
    expect(browserErrors.filter((error) => !error.includes('410'))).toEqual([])
  })

  test('settlements are deleted, and all come back with one press', async () => {
    await hasRows(await rowCount())
    const before = await rowCount()
    await takeRows(3)
    await isAccessible(page, 'three settlements chosen')
    await button('Eliminar', 'Shift+Tab')
    await dialog('Eliminar liquidaciones')
    await isAccessible(page, 'the question for all')
    await button('Eliminar')
    await toast('3 liquidaciones eliminadas.')
    await hasRows(before - 3)
    await button('Deshacer')
    await toast('Se deshizo en 3 registros.')
    await hasRows(before)
    await press('v')
  })

  test('fares are invalidated together', async () => {
    await goTo('p', 'Pasajes')
    await page.locator('[role="row"][data-id]').first().waitFor()
    await takeRows(2)
    await button('Invalidar', 'Shift+Tab')
    await isAccessible(page, 'the question of what cannot be undone')
    await button('Invalidar')
    await toast('2 pasajes invalidados.')
  })
})
