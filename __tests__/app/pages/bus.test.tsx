import { screen, waitFor } from '@testing-library/react'
import { aLiquidacion, aBus as aStoredBus, aConductor, aGasto } from '../../server/builders'
import { openTestAppAt } from '../../setup/fleet'
import type { TestApp } from '../../setup/page'
import { clearCompany } from '../../server/testServer'
import { columns, waitForColumn, hands, totals } from '../../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/buses')
})
beforeEach(() => clearCompany(testApp.db))
afterAll(() => testApp.close())

async function aBus() {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aStoredBus(db, { numero: '12', placa: 'TDD020', ruta: 'CBOS', conductorUuid: ana.uuid })
  await aStoredBus(db, { numero: '15' })
  const { uuid } = await aLiquidacion(db, { conductorUuid: ana.uuid, busNumero: '12', fecha: '2090-03-02' })
  await aLiquidacion(db, { conductorUuid: ana.uuid, busNumero: '15', fecha: '2090-03-03' })
  await aGasto(db, uuid, { nombre: 'Taller', valor: 70_000 })
}

const link = (name: string) => screen.getByRole('link', { name })

test('tells what a bus is, its settlements and its expenses', async () => {
  await aBus()
  const { router } = await testApp.open('/buses/12')
  expect(await screen.findByRole('heading', { name: 'Bus 12', level: 1 })).toBeVisible()
  expect(screen.getByText('Calasanz Boston')).toBeVisible()
  expect(link('Ana Álvarez')).toHaveAttribute('href', '/conductores/1001')
  await waitForColumn('Fecha', ['2 de marzo de 2090'])
  expect(columns()).not.toContain('Bus')
  expect(link('Abrir en Liquidaciones')).toHaveAttribute('href', '/?numero=12')

  await user.click(screen.getByRole('tab', { name: 'Gastos' }))
  await waitForColumn('Nombre', ['Taller'])
  expect(totals()).toMatchObject({ 'Total de Gastos': '$ 70.000' })
  expect(link('Abrir en Reporte de gastos')).toHaveAttribute('href', '/reportes/gastos?numero=12')
  // The driver of an expense has a page as well.
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ana Álvarez' })).toHaveLength(2))

  await user.click(screen.getByRole('tab', { name: 'Historial' }))
  expect(await screen.findByText(/Sin registro/)).toBeVisible()
  expect(router.state.location.search).toBe('?seccion=historial')
})

test('a cell is selected with Space, and Enter follows its link', async () => {
  await aBus()
  const { router } = await testApp.open('/buses')
  await waitForColumn('Número', ['12', '15'])
  const cell = (await screen.findByRole('link', { name: '12' })).closest<HTMLElement>('[role="gridcell"]')!
  cell.focus()
  await user.keyboard(' ')
  await waitFor(() => expect(cell.closest('[role="row"]')).toHaveAttribute('aria-selected', 'true'))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Bus 12', level: 1 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/buses/12')
})

test('without a driver it says so; a number that no bus has is not found', async () => {
  await aBus()
  const { router } = await testApp.open('/buses/15')
  expect(await screen.findByText('Sin conductor')).toBeVisible()
  // An address may have another spelling.
  await router.navigate('/buses/1-2')
  expect(await screen.findByRole('heading', { name: 'Bus 12', level: 1 })).toBeVisible()
  await router.navigate('/buses/99')
  expect(await screen.findByRole('heading', { name: 'Bus no encontrado' })).toBeVisible()
})
