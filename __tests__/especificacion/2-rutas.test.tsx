/**
 * Section 2, its first paragraph. Rows per page are in `2-tablas.test.tsx`; that an English browser reads Spanish too is in
 * `e2e/especificacion.test.ts`; where one goes after signing in, in `app/session.test.tsx`.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { unaOficina, type Oficina } from '../setup/page'
import { manos } from '../setup/screen'

const PANTALLAS = [
  ['/', 'Liquidaciones'],
  ['/conductores', 'Conductores'],
  ['/buses', 'Buses'],
  ['/pasajes', 'Pasajes'],
  ['/salarios', 'Salarios'],
  ['/deudas', 'Deudas'],
  ['/abonos', 'Abonos'],
  ['/reportes/gastos', 'Reporte de gastos'],
  ['/festivos', 'Festivos'],
  ['/documentos', 'Documentos'],
  ['/asistencias', 'Asistencias'],
  ['/asistencias/crear', 'Crear asistencias'],
  ['/asistencias/reporte', 'Reporte de asistencias'],
] as const

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

const titulo = () => document.querySelector('h1')?.textContent

test.each(PANTALLAS)('%s is nested in the main layout: %s', async (ruta, esperado) => {
  await oficina.abrir(ruta)
  await waitFor(() => expect(titulo()).toBe(esperado), { timeout: 25_000 })
  expect(screen.getByLabelText('Menú principal')).toBeInTheDocument()
})

test('/login alone is public: without a session every other route leads there', async () => {
  for (const [ruta] of PANTALLAS) {
    const { router, unmount } = await oficina.abrir(ruta, null)
    await waitFor(() => expect([ruta, titulo()]).toEqual([ruta, 'Inicio de Sesión']))
    expect(router.state.location.pathname).toBe('/login')
    unmount()
  }
  // But what our own server alone is asked: whether it has users at all.
  expect(new Set(oficina.llamadas)).toEqual(new Set(['GET /api/auth/inicio']))
})

test('the calendar is Spanish, with Monday as the first day of the week', async () => {
  await oficina.abrir('/reportes/gastos')
  const fecha = await screen.findByLabelText('Fecha Inicio', { selector: 'input' })
  await user.type(fecha, '020326')
  await user.click(screen.getByLabelText('Elegir Fecha Inicio en el calendario'))
  const calendario = await screen.findByRole('dialog', { name: 'Calendario de Fecha Inicio' })
  expect(await within(calendario).findByText('marzo 2026')).toBeInTheDocument()
  const dias = within(calendario).getAllByRole('columnheader')
  expect(dias.map((dia) => dia.getAttribute('aria-label'))).toEqual([
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
    'domingo',
  ])
  const primeraSemana = within(calendario).getAllByRole('row')[1]!
  // 2 March 2026 is a Monday.
  expect(within(primeraSemana).getAllByRole('gridcell').at(-1)).toHaveTextContent('1')
})
