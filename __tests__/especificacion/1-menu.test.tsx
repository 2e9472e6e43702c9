/** Section 1: whom the product is for and how its menu leads to its parts. The documents are in `2-documentos.test.tsx`. */
import { screen } from '@testing-library/react'
import { openTestApp, type TestApp } from '../setup/page'
import { readable } from '../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** The menu's links, each with its group. */
async function menuLinks(usuario: string) {
  await testApp.open('/documentos', usuario)
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' }, { timeout: 25_000 })
  return [...menu.querySelectorAll('a')].map((link) => {
    const group = link.closest('[aria-labelledby]')?.getAttribute('aria-labelledby')
    return [
      group ? readable(document.getElementById(group)?.textContent) : null,
      readable(link.textContent),
      link.getAttribute('href'),
    ]
  })
}

test('a side menu links the sections: three groups, Festivos standing alone, and the day’s sheet with the settlements', async () => {
  expect(await menuLinks('editor')).toEqual([
    [null, 'Liquidaciones', '/'],
    [null, 'Planilla del día', '/liquidaciones/planilla'],
    // Screens of our own server.
    [null, 'Tablero', '/tablero'],
    [null, 'Cierre del día', '/cierres'],
    ['Conductores', 'Conductores', '/conductores'],
    ['Conductores', 'Salarios', '/salarios'],
    ['Conductores', 'Deudas', '/deudas'],
    ['Conductores', 'Abonos', '/abonos'],
    ['Conductores', 'Documentos', '/documentos'],
    ['Buses', 'Buses', '/buses'],
    ['Buses', 'Reporte de gastos', '/reportes/gastos'],
    ['Buses', 'Pasajes', '/pasajes'],
    ['Asistencias', 'Crear', '/asistencias/crear'],
    ['Asistencias', 'Consultar', '/asistencias'],
    ['Asistencias', 'Reporte', '/asistencias/reporte'],
    [null, 'Festivos', '/festivos'],
  ])
})

test('below them our own server offers an administrator what only they may do', async () => {
  const links = await menuLinks('admin')
  expect(links.slice(16)).toEqual([
    ['Administración', 'Historial', '/historial'],
    ['Administración', 'Usuarios', '/usuarios'],
  ])
})

test.each([
  ['admin', 'Administración y Edición'],
  ['editor', 'Edición'],
])('%s is of the staff, and is told the roles in Spanish', async (usuario, roles) => {
  await testApp.open('/documentos', usuario)
  expect(await screen.findByText(roles)).toBeVisible()
})
