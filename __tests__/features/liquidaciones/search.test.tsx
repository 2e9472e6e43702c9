import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { TestApp } from '../../setup/page'
import { openList, buses, filterTable, storedLiquidacion, aCompany } from './listScreen'
import { delayCall } from '../../setup/calls'
import { buttonOf, rowOf, totals } from '../../setup/screen'

/** The search of the list: its rules, its address and its memory. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
  await storedLiquidacion(testApp, { fecha: '2026-03-04', liquidada: true })
  await storedLiquidacion(testApp, { fecha: '2026-03-05' })
  await storedLiquidacion(testApp, { fecha: '2026-03-05', busNumero: '15', conductorDocumento: '1002' })
})
afterAll(() => testApp.close())

const lists = () => testApp.calls.filter((call) => call.includes('table'))
const address = ({ router }: { router: { state: { location: { search: string } } } }) =>
  router.state.location.search

test('the untouched screen asks for the whole table', async () => {
  await openList(testApp)
  expect(lists()).toEqual(['GET /api/liquidaciones/table'])
})

test('searches by what was chosen and leaves out what was not, in the call and in the address', async () => {
  const screen = await openList(testApp)
  const search = screen.search()
  await search.fill({ Bus: '12' })
  await screen.user.selectOptions(search.field('Liquidada'), 'No')
  await search.press('Buscar')
  await waitFor(() => expect(buses()).toEqual(['12']))
  expect(lists().at(-1)).toBe('GET /api/liquidaciones/v2/table?numero=12&liquidada=false')
  expect(address(screen)).toBe('?numero=12&liquidada=false')
  // Back leads to where one came from, not to the search before.
  expect(screen.router.state.historyAction).toBe('REPLACE')
  expect(screen.store.getState().tablas?.liquidaciones?.search).toEqual({
    fechaInicial: null,
    fechaFinal: null,
    numero: '12',
    documento: null,
    liquidada: 'false',
    periodo: null,
    parte: null,
  })

  await search.press('Limpiar')
  await waitFor(() => expect(buses()).toHaveLength(3))
  expect(search.field('Bus')).toHaveValue('')
  expect(address(screen)).toBe('')
})

test('while a search waits, the rows of the one before stay and claim nothing', async () => {
  const { search, user, chooseRow } = await openList(testApp)
  await chooseRow('Ana Álvarez')
  expect(buttonOf('Detalle')).toBeEnabled()
  const release = delayCall('GET /api/liquidaciones/v2/table')
  await search().fill({ Bus: '15' })
  await search().press('Buscar')
  expect(await screen.findByLabelText('Cargando')).toBeInTheDocument()
  expect(buses().sort()).toEqual(['12', '12', '15'])
  expect(totals()).toEqual({})
  expect(screen.queryByText('1–3 de 3')).not.toBeInTheDocument()
  for (const button of ['Detalle', 'Eliminar', 'Exportar']) expect(buttonOf(button)).toBeDisabled()
  await user.dblClick(rowOf('Beto Bernal'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  release()
  await waitFor(() => expect(buses()).toEqual(['15']))
  expect(screen.queryByLabelText('Cargando')).not.toBeInTheDocument()
  expect(screen.getByText('1–1 de 1')).toBeVisible()
})

test('what is typed right after Buscar stays', async () => {
  const { search } = await openList(testApp)
  const release = delayCall('GET /api/liquidaciones/v2/table')
  await search().fill({ Bus: '15' })
  await search().press('Buscar')
  fireEvent.change(search().field('Fecha Inicio'), { target: { value: '01/03/26' } })
  release()
  await waitFor(() => expect(buses()).toEqual(['15']))
  expect(search().field('Fecha Inicio')).toHaveValue('01/03/26')
})

test('an empty search is one too: it has its call, its address and its rows until Limpiar', async () => {
  const screen = await openList(testApp)
  const search = screen.search()
  await search.press('Buscar')
  await waitFor(() => expect(lists().at(-1)).toBe('GET /api/liquidaciones/v2/table'))
  await waitFor(() => expect(address(screen)).toBe('?fechaInicial='))
  const nothing = { fechaInicial: null, fechaFinal: null, numero: null, documento: null, liquidada: null }
  const withoutPeriod = { periodo: null, parte: null }
  await waitFor(() =>
    expect(screen.store.getState().tablas?.liquidaciones?.search).toEqual({ ...nothing, ...withoutPeriod }),
  )
  await act(() => screen.router.navigate('/no-existe'))
  await act(() => screen.router.navigate('/'))
  await waitFor(() => expect(address(screen)).toBe('?fechaInicial='))
  await waitFor(() => expect(buses()).toHaveLength(3))
  expect(lists().filter((call) => !call.includes('v2'))).toHaveLength(1)

  await screen.search().press('Limpiar')
  await waitFor(() => expect(address(screen)).toBe(''))
  expect(screen.store.getState().tablas?.liquidaciones?.search).toBeNull()
})

test('an empty search that a colleague sent is carried out', async () => {
  await openList(testApp, '/?fechaInicial=')
  expect(lists()).toEqual(['GET /api/liquidaciones/v2/table'])
})

test('what a colleague has entered comes with the next press', async () => {
  const screen = await openList(testApp, '/?numero=17')
  expect(buses()).toEqual([])
  await storedLiquidacion(testApp, { fecha: '2026-03-06', busNumero: '17' })
  await screen.search().press('Buscar')
  await waitFor(() => expect(buses()).toEqual(['17']))
  await testApp.db.deleteFrom('liquidaciones').where('fecha', '=', '2026-03-06').execute()
})

test('searches by driver and dates, both of them included', async () => {
  const screen = await openList(testApp)
  const search = screen.search()
  await search.fill({ Conductor: 'Ana', 'Fecha Inicio': '03/03/26', 'Fecha Final': '04/03/26' })
  await search.press('Buscar')
  await waitFor(() => expect(buses()).toEqual(['12']))
  expect(lists().at(-1)).toBe(
    'GET /api/liquidaciones/v2/table?fechaInicial=2026-03-03&fechaFinal=2026-03-04&documento=1001',
  )
})

test('finds the settlements of a driver who has since retired', async () => {
  const { db } = testApp
  await db.updateTable('conductores').set({ valido: 0 }).where('documento', '=', '1002').execute()
  const { search } = await openList(testApp)
  const { fill, press } = search()
  await fill({ Conductor: 'bernal' })
  await press('Buscar')
  await waitFor(() => expect(buses()).toEqual(['15']))
  await db.updateTable('conductores').set({ valido: 1 }).where('documento', '=', '1002').execute()
})

test('a search that a colleague sent is carried out, and its fields show it', async () => {
  const { search } = await openList(testApp, '/?numero=15')
  await waitFor(() => expect(buses()).toEqual(['15']))
  expect(lists()).toEqual(['GET /api/liquidaciones/v2/table?numero=15'])
  expect(search().field('Bus')).toHaveValue('15')
})

test('an address with equal dates is that day alone', async () => {
  const days = 'fechaInicial=2026-03-03&fechaFinal=2026-03-03'
  await openList(testApp, `/?${days}`)
  await waitFor(() => expect(lists()).toEqual([`GET /api/liquidaciones/v2/table?${days}`]))
})

test('an address that says nonsense is the untouched screen, and Limpiar clears it', async () => {
  const screen = await openList(testApp, '/?fechaInicial=ayer&liquidada=quizas')
  expect(buses()).toHaveLength(3)
  expect(lists()).toEqual(['GET /api/liquidaciones/table'])
  await screen.search().press('Limpiar')
  await waitFor(() => expect(address(screen)).toBe(''))
})

test('survives leaving the screen and coming back', async () => {
  const theScreen = await openList(testApp, '/?liquidada=true')
  await waitFor(() => expect(buses()).toEqual(['12']))
  await act(() => theScreen.router.navigate('/no-existe'))
  await screen.findByText('Página no encontrada')
  await act(() => theScreen.router.navigate('/'))
  await waitFor(() => expect(buses()).toEqual(['12']))
  expect(theScreen.search().field('Liquidada')).toHaveValue('true')
  expect(address(theScreen)).toBe('?liquidada=true')
})

test('its own button clears the table’s column filter, which outlives a search', async () => {
  const { store, user, search } = await openList(testApp)
  expect(buttonOf('Limpiar filtros de la tabla')).toBeDisabled()
  filterTable(store, { field: 'conductorNombre', operator: 'contains', value: 'beto' })
  await waitFor(() => expect(buses()).toEqual(['15']))
  await user.click(search().button('Limpiar filtros de la tabla'))
  await waitFor(() => expect(buses()).toHaveLength(3))
})
