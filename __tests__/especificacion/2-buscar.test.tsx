/** Sections 2 and 7, the searches: each press of Buscar asks the server, whatever was asked before. */
import { screen, waitFor, within } from '@testing-library/react'
import { retener } from '../setup/calls'
import { unaOficina, type Oficina } from '../setup/page'
import { manos } from '../setup/screen'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina({ ahora: '2030-03-20T17:00:00Z' })
})
afterAll(() => oficina.cerrar())

const buscar = async () => user.click(within(await screen.findByRole('search')).getByText('Buscar'))
const llamadas = (llamada: string) => oficina.llamadas.filter((una) => una === llamada).length

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
])('at %s, two presses are two calls', async (ruta, llamada) => {
  await oficina.abrir(ruta)
  await screen.findByText(/^No hay /, undefined, { timeout: 25_000 })
  const antes = llamadas(llamada)
  await buscar()
  await waitFor(() => expect(llamadas(llamada)).toBe(antes + 1))
  await screen.findByText(/^No hay /)
  await buscar()
  await waitFor(() => expect(llamadas(llamada)).toBe(antes + 2))
})

test('a search that is asked again shows that it loads, and what is on its way is asked anew', async () => {
  await oficina.abrir('/salarios')
  await screen.findByText('No hay salarios.')
  const soltar = retener('GET /api/salarios')
  await buscar()
  expect(await screen.findByRole('progressbar')).toBeInTheDocument()
  await buscar()
  soltar()
  await screen.findByText('No hay salarios.')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(llamadas('GET /api/salarios')).toBe(3)
})
