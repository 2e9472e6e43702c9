/** Several rows at once, without a mouse: chosen by the keyboard, one question for all, one press to undo. */
import { type Page } from 'playwright-core'
import { isAccessible } from '../setup/axe'
import { shownRows } from '../setup/hands'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let complaints: string[]
const { pulsar, escribir, enFoco, boton, dialogo, ir, aviso, ingresar } = keysOn(() => page)

/** How many rows the list has, as its foot says. */
const rowCount = async () => Number((await shownRows(page).innerText()).split(' de ')[1]!.replace(/\D/g, ''))
const hasRows = (count: number) =>
  page.getByText(new RegExp(`^[\\d.]+–[\\d.]+ de ${count.toLocaleString('es-CO')}$`)).waitFor()
const chosen = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()

/** Switches the mode on and takes the first rows with the keyboard. */
async function takeRows(count: number) {
  await pulsar('v')
  await page.getByRole('button', { name: /Varias/, pressed: true }).waitFor()
  await pulsar('t', 'Control+Home', 'Space')
  await chosen('1 elegida')
  for (let taken = 2; taken <= count; taken++) {
    await pulsar('Shift+ArrowDown')
    await chosen(`${taken} elegidas`)
  }
}

describe('several rows', () => {
  beforeAll(async () => {
    const opened = await openForKeys()
    page = opened.page
    complaints = opened.quejas
    await ingresar()
  })
  afterAll(async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    // After a restoration the list is to be asked for whole, which the server says with a 410.
    expect(complaints.filter((complaint) => !complaint.includes('410'))).toEqual([])
  })

  test('settlements are deleted for one reason, and all come back with one press', async () => {
    await hasRows(await rowCount())
    const before = await rowCount()
    await takeRows(3)
    await isAccessible(page, 'three settlements chosen')
    await boton('Eliminar', 'Shift+Tab')
    await dialogo('Eliminar liquidaciones')
    await isAccessible(page, 'the question for all')
    if (await page.getByLabel(/Motivo/).isVisible()) {
      await enFoco(/^Motivo/)
      await escribir('Día repetido')
      await pulsar('Enter')
    } else await boton('Eliminar')
    await aviso('3 liquidaciones eliminadas.')
    await hasRows(before - 3)
    await boton('Deshacer')
    await aviso('3 liquidaciones restauradas.')
    await hasRows(before)
    await pulsar('v')
  })

  test('drivers are retired and come back; Escape leaves the mode', async () => {
    await ir('c', 'Conductores')
    await page.locator('[role="row"][data-id]').first().waitFor()
    await takeRows(2)
    await boton('Retirar', 'Shift+Tab')
    const question = await dialogo('Retirar conductores')
    expect(await question.innerText()).toContain('¿Retirar 2 conductores?')
    await boton('Retirar')
    await aviso('2 conductores retirados.')
    await boton('Deshacer')
    await aviso('2 conductores ingresados de nuevo.')
    await pulsar('t', 'Escape')
    await page.getByRole('button', { name: /Varias/, pressed: false }).waitFor()
  })

  test('fares are invalidated together', async () => {
    await ir('p', 'Pasajes')
    await page.locator('[role="row"][data-id]').first().waitFor()
    await takeRows(2)
    await boton('Invalidar', 'Shift+Tab')
    await isAccessible(page, 'the question of what cannot be undone')
    await boton('Invalidar')
    await aviso('2 pasajes invalidados.')
  })
})
