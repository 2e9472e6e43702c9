/** Balances of drivers: in the table of all of them, and under the field in which one is chosen. */
import { screen, waitFor } from '@testing-library/react'
import { aDeuda, anAbono, aConductor } from '../../server/builders'
import { openTestApp, type TestApp } from '../../setup/page'
import {
  buttonOf,
  chooseRow,
  columnTexts,
  columns,
  errorOf,
  fillIn,
  hands,
  openDialog,
  readable,
  totals,
  waitForColumn,
} from '../../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp({ now: '2030-03-20T17:00:00Z' })
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  const caro = await aConductor(db, { documento: '1003', nombre: 'Caro Cano' })
  await aConductor(db, { documento: '1004', nombre: 'Darío Díaz' })
  await aDeuda(db, ana.uuid, { valor: 100_000, razon: 'Faltante', fecha: '2026-03-02' })
  await aDeuda(db, ana.uuid, { valor: 200_000, razon: 'Préstamo', fecha: '2026-03-03' })
  await anAbono(db, ana.uuid, { valor: 50_000, origen: 'Prima', fecha: '2026-04-01' })
  await aDeuda(db, beto.uuid, { valor: 480_000, razon: 'Multa', fecha: '2026-03-01' })
  await anAbono(db, caro.uuid, { valor: 30_000, origen: 'Cesantías', fecha: '2026-03-05' })
})
afterAll(() => testApp.close())

const DRIVERS = ['Beto Bernal', 'Ana Álvarez', 'Caro Cano']

test('the second view says what each driver owes, with the sums of all, in the address, and leads to the debts of one', async () => {
  const { router } = await testApp.open('/deudas', 'consulta')
  await user.click(await screen.findByText('Por conductor', undefined, { timeout: 25_000 }))
  await waitForColumn('Conductor', DRIVERS)
  expect(columns()).toEqual(['Conductor', 'Deudas', 'Abonos', 'Balance', 'Último movimiento'])
  expect(columnTexts('Deudas')).toEqual(['$ 480.000', '$ 300.000', '$ 0'])
  expect(columnTexts('Abonos')).toEqual(['$ 0', '$ 50.000', '$ 30.000'])
  expect(columnTexts('Balance')).toEqual(['$ 480.000', '$ 250.000', '−$ 30.000'])
  expect(columnTexts('Último movimiento')[1]).toBe('1 de abril de 2026')
  expect(totals()).toEqual({
    'Total de deudas': '$ 780.000',
    'Total de abonos': '$ 80.000',
    'Balance de deuda': '$ 700.000',
  })
  await waitFor(() => expect(router.state.location.search).toBe('?vista=conductor'))

  expect(buttonOf('Ver deudas')).toBeDisabled()
  await chooseRow(user, 'Beto Bernal')
  await user.click(buttonOf('Ver deudas'))
  await waitForColumn('Razón', ['Multa'])
  expect(testApp.calls.at(-1)).toBe('GET /api/deudas/conductor?documento=1002')
  await waitFor(() => expect(router.state.location.search).toBe('?documento=1002'))
  expect(buttonOf('Una por una')).toHaveAttribute('aria-pressed', 'true')
  await user.click(buttonOf('Por conductor'))
  await waitForColumn('Conductor', DRIVERS)
  await user.click(buttonOf('Buscar'))
  await waitForColumn('Razón', ['Préstamo', 'Faltante', 'Multa'])
})

test('an address of it opens it, without asking for the debts one by one', async () => {
  await testApp.open('/deudas?vista=conductor')
  await waitForColumn('Conductor', DRIVERS)
  expect(testApp.calls).toContain('GET /api/deudas/conductores')
  expect(testApp.calls).not.toContain('GET /api/deudas')
})

const under = (field: HTMLElement) => readable(errorOf(field))
const says = (field: () => HTMLElement, text: string) => waitFor(() => expect(under(field())).toBe(text))

test('the chosen driver’s balance stands under the field; a repayment above it is said, and saved without a question', async () => {
  await testApp.open('/abonos')
  await screen.findByText('Prima')
  const { field, press, closed } = await openDialog(user, 'Crear', 'Crear Abono')
  const conductor = () => field('Conductor')
  expect(under(conductor())).toBe('')
  await fillIn(user, conductor(), 'caro')
  await says(conductor, 'A favor $ 30.000')
  await fillIn(user, conductor(), 'darío')
  await says(conductor, 'No debe')
  await fillIn(user, conductor(), 'ana')
  await says(conductor, 'Debe $ 250.000')
  await fillIn(user, field('Valor'), '250000')
  expect(under(field('Valor'))).toBe('')
  await fillIn(user, field('Valor'), '250001')
  await says(() => field('Valor'), 'Supera lo que debe: $ 250.000.')
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
  await says(() => field('Conductor'), 'Debe $ 250.000')
  expect(under(field('Valor'))).toBe('')
  await fillIn(user, field('Valor'), '300000')
  expect(under(field('Valor'))).toBe('')
  await fillIn(user, field('Valor'), '300001')
  await says(() => field('Valor'), 'Supera lo que debe: $ 250.000.')
  // Another driver has not paid it.
  await fillIn(user, field('Valor'), '50000')
  await fillIn(user, field('Conductor'), 'darío')
  await says(() => field('Valor'), 'Supera lo que debe: $ 0.')
})
