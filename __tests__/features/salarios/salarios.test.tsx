import { cleanup, screen, waitFor } from '@testing-library/react'
import { aLiquidacion, aBus, aConductor } from '../../server/builders'
import { openTestApp, type TestApp } from '../../setup/page'
import { field, columns, columnTexts, fillIn, waitForColumn, hands, totals } from '../../setup/screen'

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

test('a second view adds them up by driver, in the same search; a period is searched by one press', async () => {
  await aMonth()
  await testApp.db
    .updateTable('liquidaciones')
    .set({ fechaEntrega: null })
    .where('salarioSensor', '=', 110_000)
    .execute()
  const { router } = await testApp.open('/salarios?fechaInicial=2026-03-01&fechaFinal=2026-03-31')
  await screen.findByRole('img', {
    name: /^Diferencia sensor − registradora por día, desde el 1 de marzo de 2026: \$\s0 · 0,0\s%\.$/,
  })
  testApp.calls.length = 0
  await user.click(screen.getByRole('button', { name: 'Por conductor' }))
  await waitForColumn('Conductor', ['Ana Álvarez', 'Beto Bernal'])
  expect(testApp.calls).toEqual([])
  expect(columns()).toEqual([
    'Conductor',
    'Bus',
    'Días',
    'Salario',
    'Salario registradora',
    'Diferencia',
    'Promedio por día',
  ])
  expect(columnTexts('Salario')).toEqual(['$ 210.000', '$ 60.000'])
  expect(columnTexts('Diferencia')).toEqual([
    '+$ 10.000 · +11,1 % sin 1 solo con sensor',
    '−$ 10.000 · −14,3 %',
  ])
  expect(totals()).toMatchObject({ 'Total salarios': '$ 270.000', 'Promedio por día': '$ 135.000' })
  // The search keeps the view, and so does Limpiar.
  await user.click(screen.getByRole('button', { name: 'Mes pasado' }))
  await screen.findByText('No hay salarios.')
  expect(router.state.location.search).toMatch(/^\?fechaInicial=[-\d]+01&fechaFinal=[-\d]+&vista=conductor$/)
  expect(screen.getByRole('button', { name: 'Mes pasado' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Limpiar' }))
  await waitForColumn('Conductor', ['Ana Álvarez', 'Beto Bernal'])
  expect(router.state.location.search).toBe('?vista=conductor')
  expect(screen.queryByRole('img', { name: /^Diferencia/ })).not.toBeInTheDocument()
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
