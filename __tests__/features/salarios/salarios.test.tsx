import { cleanup, screen, waitFor } from '@testing-library/react'
import { aLiquidacion, aBus, aConductor } from '../../server/builders'
import { openTestApp, type TestApp } from '../../setup/page'
import { field, columnTexts, fillIn, waitForColumn, readable, hands, totals } from '../../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
})
beforeEach(async () => {
  for (const table of ['liquidaciones', 'buses', 'conductores'] as const)
    await testApp.db.deleteFrom(table).execute()
})
afterAll(() => testApp.close())

/** Ana on 1 and 2 March 2026; Beto, who has retired since, on the 2nd. */
async function aMonth() {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  const { numero: busNumero } = await aBus(db, { numero: '12' })
  const ofAna = { conductorUuid: ana.uuid }
  await aLiquidacion(db, {
    ...ofAna,
    fecha: '2026-03-01',
    salarioSensor: 100_000,
    salarioReg: 90_000,
    busNumero,
  })
  await aLiquidacion(db, { ...ofAna, fecha: '2026-03-02', salarioSensor: 110_000, salarioReg: 80_000 })
  await aLiquidacion(db, {
    conductorUuid: beto.uuid,
    fecha: '2026-03-02',
    salarioSensor: 60_000,
    salarioReg: 70_000,
  })
}

const search = async () => user.click(screen.getByRole('button', { name: 'Buscar' }))

test('shows a row per settlement and the six figures of the server, without averages per day where there is none', async () => {
  await testApp.open('/salarios')
  await screen.findByText('No hay salarios.')
  expect(screen.queryByRole('region', { name: 'Salario por día' })).not.toBeInTheDocument()
  await waitFor(() => expect(Object.keys(totals())).toHaveLength(4))
  cleanup()
  await aMonth()
  await testApp.open('/salarios', 'consulta')
  await waitForColumn('Conductor', ['Beto Bernal', 'Ana Álvarez', 'Ana Álvarez'])
  expect(columnTexts('Valor')).toEqual(['$ 60.000', '$ 110.000', '$ 100.000'])
  expect(columnTexts('Valor registradora')).toEqual(['$ 70.000', '$ 80.000', '$ 90.000'])
  expect(columnTexts('Bus')[2]).toBe('12')
  expect(columnTexts('Fecha')[2]).toBe('1 de marzo de 2026')
  expect(totals()).toEqual({
    'Total salarios': '$ 270.000',
    'Promedio salario': '$ 90.000',
    'Promedio por día': '$ 135.000',
    'Total salarios registradora': '$ 240.000',
    'Promedio salario registradora': '$ 80.000',
    'Promedio por día registradora': '$ 120.000',
  })
})

test('draws the salary per day, says in words what the lines tell, and folds away', async () => {
  await aMonth()
  await testApp.open('/salarios')
  const chart = await screen.findByRole('region', { name: 'Salario por día' })
  expect(readable(document.getElementById(chart.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
    'Del 1 de marzo de 2026 al 2 de marzo de 2026: $ 270.000 según el sensor y $ 240.000 según la registradora, una diferencia de $ 30.000.',
  )
  expect(await screen.findByText('Sensor')).toBeInTheDocument()
  const title = screen.getByRole('button', { name: 'Salario por día' })
  await user.click(title)
  expect(title).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('Sensor')).not.toBeInTheDocument()
})

test('is searched by driver and dates, in the address, which is kept for the way back, until Limpiar', async () => {
  await aMonth()
  const { router } = await testApp.open('/salarios?documento=1001')
  await waitForColumn('Valor', ['$ 110.000', '$ 100.000'])
  await waitFor(() => expect(field('Conductor')).toHaveValue('Ana Álvarez'))
  await user.click(screen.getByRole('link', { name: 'Liquidaciones' }))
  await screen.findByRole('heading', { name: 'Liquidaciones' })
  await user.click(screen.getByRole('link', { name: 'Salarios' }))
  await waitForColumn('Valor', ['$ 110.000', '$ 100.000'])
  expect(router.state.location.search).toBe('?documento=1001')

  // A retired driver is found too.
  await fillIn(user, field('Conductor'), 'bernal')
  await search()
  await waitForColumn('Valor', ['$ 60.000'])
  expect(testApp.calls.at(-1)).toBe('GET /api/salarios?documento=1002')
  await user.click(screen.getByRole('button', { name: 'Limpiar' }))
  await fillIn(user, field('Fecha Inicio'), '02/03/26')
  await search()
  await waitForColumn('Valor', ['$ 60.000', '$ 110.000'])
  expect(router.state.location.search).toBe('?fechaInicial=2026-03-02')
  await user.click(screen.getByRole('button', { name: 'Limpiar' }))
  await waitForColumn('Valor', ['$ 60.000', '$ 110.000', '$ 100.000'])
  expect(router.state.location.search).toBe('')
})
