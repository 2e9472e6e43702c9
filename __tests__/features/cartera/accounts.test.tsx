import { screen, waitFor } from '@testing-library/react'
import { aDeuda, anAbono, aConductor } from '../../server/builders'
import { downloads, textOf } from '../../setup/files'
import { openTestApp, type TestApp } from '../../setup/page'
import { columnTexts, columns, chooseRow, waitForColumn, hands, totals } from '../../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp({ now: '2030-03-20T17:00:00Z' })
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  await aDeuda(db, ana.uuid, { valor: 100_000, razon: 'Faltante', fecha: '2026-03-02' })
  await aDeuda(db, ana.uuid, { valor: 200_000, razon: 'Préstamo', fecha: '2026-03-03' })
  await anAbono(db, ana.uuid, { valor: 50_000, fecha: '2026-04-01' })
  await aDeuda(db, beto.uuid, { valor: 480_000, razon: 'Multa', fecha: '2026-03-01' })
})
afterAll(() => testApp.close())

const button = (name: string) => screen.getByRole('button', { name })

async function openByConductor() {
  const view = await testApp.open('/deudas', 'consulta')
  await user.click(await screen.findByRole('button', { name: 'Por conductor' }, { timeout: 25_000 }))
  await waitForColumn('Conductor', ['Beto Bernal', 'Ana Álvarez'])
  return view
}

test('the second view says what each driver owes, with the sums of all, in the address', async () => {
  const { router } = await openByConductor()
  expect(columns()).toEqual(['Conductor', 'Deudas', 'Abonos', 'Balance', 'Último movimiento'])
  expect(columnTexts('Deudas')).toEqual(['$ 480.000', '$ 300.000'])
  expect(columnTexts('Abonos')).toEqual(['$ 0', '$ 50.000'])
  expect(columnTexts('Balance')).toEqual(['$ 480.000', '$ 250.000'])
  expect(columnTexts('Último movimiento')).toEqual(['1 de marzo de 2026', '1 de abril de 2026'])
  expect(totals()).toEqual({
    'Total de deudas': '$ 780.000',
    'Total de abonos': '$ 50.000',
    'Balance de deuda': '$ 730.000',
  })
  await waitFor(() => expect(router.state.location.search).toBe('?vista=conductor'))
})

test('an address of it opens it, without asking for the debts one by one', async () => {
  await testApp.open('/deudas?vista=conductor')
  await waitForColumn('Conductor', ['Beto Bernal', 'Ana Álvarez'])
  expect(testApp.calls).toContain('GET /api/deudas/conductores')
  expect(testApp.calls).not.toContain('GET /api/deudas')
})

test('is sorted by any column', async () => {
  await openByConductor()
  await user.click(screen.getByText('Último movimiento'))
  await user.click(screen.getByText('Último movimiento'))
  await waitForColumn('Conductor', ['Ana Álvarez', 'Beto Bernal'])
})

test('leads to the debts of a driver, in the table of the search', async () => {
  const { router } = await openByConductor()
  expect(button('Ver deudas')).toBeDisabled()
  await chooseRow(user, 'Beto Bernal')
  await user.click(button('Ver deudas'))
  await waitForColumn('Razón', ['Multa'])
  expect(testApp.calls.at(-1)).toBe('GET /api/deudas/conductor?documento=1002')
  await waitFor(() => expect(router.state.location.search).toBe('?documento=1002'))
  expect(button('Una por una')).toHaveAttribute('aria-pressed', 'true')

  await user.click(button('Por conductor'))
  await waitForColumn('Conductor', ['Beto Bernal', 'Ana Álvarez'])
  await user.click(button('Buscar'))
  await waitForColumn('Razón', ['Préstamo', 'Faltante', 'Multa'])
})

test('exports every driver with the sums', async () => {
  const files = downloads()
  await openByConductor()
  await user.click(button('Exportar'))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await textOf(files[0]!.content)
  expect(text.trim().split('\r\n')).toEqual([
    'Conductor;Deudas;Abonos;Balance;Último movimiento',
    'Beto Bernal;480000;0;480000;2026-03-01',
    'Ana Álvarez;300000;50000;250000;2026-04-01',
  ])
})
