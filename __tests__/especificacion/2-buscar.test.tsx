/** Sections 2 and 7, the searches: each press of Buscar asks the server, whatever was asked before. */
import { screen, waitFor, within } from '@testing-library/react'
import { delayCall } from '../setup/calls'
import { openTestApp, type TestApp } from '../setup/page'
import { hands } from '../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp({ now: '2030-03-20T17:00:00Z' })
})
afterAll(() => testApp.close())

const search = async () => user.click(within(await screen.findByRole('search')).getByText('Buscar'))
const calls = (call: string) => testApp.calls.filter((one) => one === call).length

test.each([
  ['/', 'GET /api/liquidaciones/v2/table'],
  ['/?numero=12', 'GET /api/liquidaciones/v2/table?numero=12'],
  ['/salarios', 'GET /api/salarios'],
  ['/salarios?documento=1', 'GET /api/salarios?documento=1'],
  ['/deudas', 'GET /api/deudas'],
  ['/abonos', 'GET /api/abonos'],
  ['/reportes/gastos', 'GET /api/reporte/gastos'],
  ['/reportes/gastos?nombre=Aseo', 'GET /api/reporte/gastos?nombre=Aseo'],
  ['/asistencias?tipo=mes&mes=2', 'GET /api/asistencias/mes?mes=2'],
  ['/asistencias?tipo=dia&fecha=2030-03-19', 'GET /api/asistencias/fecha?fecha=2030-03-19&crear=false'],
  ['/asistencias/reporte', 'GET /api/asistencias/reporte/mes?mes=1'],
])('at %s, two presses are two calls', async (path, call) => {
  await testApp.open(path)
  await screen.findByText(/^No hay /, undefined, { timeout: 25_000 })
  const before = calls(call)
  await search()
  await waitFor(() => expect(calls(call)).toBe(before + 1))
  await screen.findByText(/^No hay /)
  await search()
  await waitFor(() => expect(calls(call)).toBe(before + 2))
})

test('a search that is asked again shows that it loads, and what is on its way is asked anew', async () => {
  await testApp.open('/salarios')
  await screen.findByText('No hay salarios.')
  const release = delayCall('GET /api/salarios')
  await search()
  expect(await screen.findByRole('progressbar')).toBeInTheDocument()
  await search()
  release()
  await screen.findByText('No hay salarios.')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(calls('GET /api/salarios')).toBe(3)
})
