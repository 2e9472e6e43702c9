/** Driver's debt under the field where one is chosen, and the warning of a larger repayment. */
import { screen, waitFor } from '@testing-library/react'
import { aDeuda, anAbono, aConductor } from '../../server/builders'
import { openTestApp, type TestApp } from '../../setup/page'
import { openDialog, chooseRow, errorOf, fillIn, readable, hands } from '../../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal' })
  await aConductor(db, { documento: '1003', nombre: 'Caro Cano' })
  await aDeuda(db, ana.uuid, { valor: 461_000 })
  await anAbono(db, ana.uuid, { valor: 50_000, origen: 'Prima' })
  await anAbono(db, beto.uuid, { valor: 30_000, origen: 'Cesantías' })
})
afterAll(() => testApp.close())

const under = (field: HTMLElement) => readable(errorOf(field))
const says = (field: () => HTMLElement, text: string) => waitFor(() => expect(under(field())).toBe(text))

test.each([
  ['/deudas', 'Crear Deuda'],
  ['/abonos', 'Crear Abono'],
])('in %s the chosen driver’s balance stands under the field', async (path, title) => {
  await testApp.open(path)
  await screen.findByText(/Prima|Préstamo/, undefined, { timeout: 25_000 })
  const { field } = await openDialog(user, 'Crear', title)
  expect(under(field('Conductor'))).toBe('')
  await fillIn(user, field('Conductor'), 'ana')
  await says(() => field('Conductor'), 'Debe $ 411.000')
  await fillIn(user, field('Conductor'), 'beto')
  await says(() => field('Conductor'), 'A favor $ 30.000')
  await fillIn(user, field('Conductor'), 'caro')
  await says(() => field('Conductor'), 'No debe')
})

test('a repayment above the balance is said, and saved without a question', async () => {
  await testApp.open('/abonos')
  await screen.findByText('Prima')
  const { field, press, closed } = await openDialog(user, 'Crear', 'Crear Abono')
  await fillIn(user, field('Conductor'), 'ana')
  await fillIn(user, field('Valor'), '411000')
  await says(() => field('Conductor'), 'Debe $ 411.000')
  expect(under(field('Valor'))).toBe('')
  await fillIn(user, field('Valor'), '411001')
  await says(() => field('Valor'), 'Supera lo que debe: $ 411.000.')
  expect(field('Valor')).toBeValid()
  await fillIn(user, field('Origen'), 'Vacaciones')
  await press('Crear')
  await closed()
  await screen.findByText('Vacaciones')
  await testApp.db.deleteFrom('abonos').where('origen', '=', 'Vacaciones').execute()
})

test('of one that is edited, what it has paid so far counts as owed', async () => {
  await testApp.open('/abonos')
  await chooseRow(user, 'Prima')
  const { field } = await openDialog(user, 'Editar', 'Editar Abono')
  await says(() => field('Conductor'), 'Debe $ 411.000')
  expect(under(field('Valor'))).toBe('')
  await fillIn(user, field('Valor'), '461000')
  expect(under(field('Valor'))).toBe('')
  await fillIn(user, field('Valor'), '461001')
  await says(() => field('Valor'), 'Supera lo que debe: $ 411.000.')
  // Another driver has not paid it.
  await fillIn(user, field('Valor'), '50000')
  await fillIn(user, field('Conductor'), 'caro')
  await says(() => field('Valor'), 'Supera lo que debe: $ 0.')
})
