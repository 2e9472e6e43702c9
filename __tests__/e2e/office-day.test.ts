/** What a clerk asks of a day, by keyboard: what is missing, settling one after the other, who owes. axe looks at each stop. */
import { type Page } from 'playwright-core'
import { isAccessible } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let complaints: string[]
const {
  press,
  fillIn,
  inFocus,
  button,
  tabTo,
  row,
  goTo,
  signIn,
  dialog: openedDialog,
  returned,
} = keysOn(() => page)

const summary = () => page.getByRole('group', { name: 'Resumen' })
const pending = async () => Number(/(\d+) pendiente/.exec(await summary().innerText())?.[1])
const inWords = (count: number) => (count === 1 ? '1 pendiente' : `${count} pendientes`)
const rows = () => page.locator('[role="row"][data-id]')
const pressed = (name: string | RegExp) => page.getByRole('button', { name, pressed: true }).waitFor()

describe('a day of the office', () => {
  beforeAll(async () => {
    ;({ page, complaints } = await openForKeys())
    await signIn()
  })

  test('a chip and a part of the line leave the pending settlements of a period', async () => {
    await summary().getByText('Hoy:').waitFor()
    await isAccessible(page, 'home')
    await button('Este mes')
    await pressed('Este mes')
    await summary().getByText('Este mes:').waitFor()
    await button(inWords(await pending()))
    await pressed(/pendiente/)
    await page.locator('[role="row"][data-id]:not(.pendiente)').first().waitFor({ state: 'detached' })
    expect(await rows().count()).toBeGreaterThan(1)
    await isAccessible(page, 'the pending ones of a month')
  })

  test('one pending settlement after the other is settled without leaving the dialog', async () => {
    const before = await pending()
    const buses = await rows().locator('[data-field="busNumero"]').allInnerTexts()
    await press('t', 'ArrowDown', 'Control+Home')
    await inFocus(/^/, 'gridcell')
    await press('e')
    const dialog = await openedDialog('Liquidar')
    await dialog.getByText(/^(Debe|No debe|A favor)/).waitFor()
    await isAccessible(page, 'Liquidar')
    await press('Control+Shift+Enter')
    await dialog.getByText(`Liquidada la del bus ${buses[0]}. Sigue la del ${buses[1]}, del`).waitFor()
    await inFocus('Viajes')
    await button('Guardar y liquidar')
    await dialog.waitFor({ state: 'detached' })
    await summary()
      .getByText(inWords(before - 2))
      .waitFor()
  })

  test('the second view of the debts says who owes most, and leads to what for', async () => {
    await goTo('d', 'Deudas')
    await rows().first().waitFor()
    // A group of buttons is one stop: arrows go between them.
    await tabTo('Una por una')
    await press('ArrowRight', 'Enter')
    await page.getByRole('columnheader', { name: 'Último movimiento' }).waitFor()
    await rows().first().waitFor()
    const driver = await rows().first().locator('[data-field="conductorNombre"]').innerText()
    await isAccessible(page, 'the debts by driver')
    await row(driver)
    // Enter would follow the name to the driver's page.
    await press('Space')
    await button('Ver deudas', 'Shift+Tab')
    await page.getByRole('columnheader', { name: 'Razón' }).waitFor()
    await rows().first().waitFor()
    const drivers = await rows().locator('[data-field="conductorNombre"]').allInnerTexts()
    expect(new Set(drivers)).toEqual(new Set([driver]))
  })

  test('a repayment of more than is owed warns', async () => {
    await goTo('a', 'Abonos')
    await rows().first().waitFor()
    await press('c')
    const dialog = await openedDialog('Crear Abono')
    await inFocus('Conductor')
    await fillIn('a')
    await press('Enter')
    await dialog.getByText(/^(Debe|No debe|A favor)/).waitFor()
    await tabTo('Valor')
    await fillIn('999999999')
    await dialog.getByText(/^Supera lo que debe/).waitFor()
    await isAccessible(page, 'Crear Abono')
    await press('Escape')
    await inFocus('Seguir editando')
    await button('Descartar')
    await returned(/^/)
  })

  test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
