/**
 * Section 2, its first paragraph. Rows per page are in `2-tablas.test.tsx`; that an English browser reads Spanish too is in
 * `e2e/especificacion.test.ts`; where one goes after signing in, in `app/session.test.tsx`.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { openTestApp, type TestApp } from '../setup/page'
import { hands } from '../setup/screen'

const SCREENS = [
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

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const title = () => document.querySelector('h1')?.textContent

test.each(SCREENS)('%s is nested in the main layout: %s', async (path, expected) => {
  await testApp.open(path)
  await waitFor(() => expect(title()).toBe(expected), { timeout: 25_000 })
  expect(screen.getByLabelText('Menú principal')).toBeInTheDocument()
})

test('/login alone is public: without a session every other route leads there', async () => {
  for (const [path] of SCREENS) {
    const { router, unmount } = await testApp.open(path, null)
    await waitFor(() => expect([path, title()]).toEqual([path, 'Inicio de Sesión']))
    expect(router.state.location.pathname).toBe('/login')
    unmount()
  }
  // But what our own server alone is asked: whether it has users at all.
  expect(new Set(testApp.calls)).toEqual(new Set(['GET /api/auth/inicio']))
})

test('the calendar is Spanish, with Monday as the first day of the week', async () => {
  await testApp.open('/reportes/gastos')
  const fecha = await screen.findByLabelText('Fecha Inicio', { selector: 'input' })
  await user.type(fecha, '020326')
  await user.click(screen.getByLabelText('Elegir Fecha Inicio en el calendario'))
  const calendar = await screen.findByRole('dialog', { name: 'Calendario de Fecha Inicio' })
  expect(await within(calendar).findByText('marzo 2026')).toBeInTheDocument()
  const days = within(calendar).getAllByRole('columnheader')
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
    'domingo',
  ])
  const firstWeek = within(calendar).getAllByRole('row')[1]!
  // 2 March 2026 is a Monday.
  expect(within(firstWeek).getAllByRole('gridcell').at(-1)).toHaveTextContent('1')
})
